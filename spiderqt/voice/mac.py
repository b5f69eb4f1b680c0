# SPDX-License-Identifier: GPL-3.0-or-later
"""What macOS' NSWorkspace answers to a question, asked without a library of its own. Must not know what for."""

from __future__ import annotations


def workspace_says(question: bytes) -> bool:
    """The answer to a property of NSWorkspace that is yes or no; False where nobody can be asked."""
    import ctypes

    try:
        runtime = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
        runtime.objc_getClass.restype = runtime.sel_registerName.restype = ctypes.c_void_p
        send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", runtime))
        ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", runtime))
        workspace = send(runtime.objc_getClass(b"NSWorkspace"), runtime.sel_registerName(b"sharedWorkspace"))
        return bool(ask(workspace, runtime.sel_registerName(question)))
    except (OSError, AttributeError):
        return False
