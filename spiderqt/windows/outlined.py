# SPDX-License-Identifier: GPL-3.0-or-later
"""A style that outlines controls: on dark and high contrast backgrounds their own edges cannot be seen.

Used only with our own colours, see `darkness`. Must not know themes: the outline is mixed from the palette.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionComplex, QWidget

from spiderqt.compat import override

_Primitive, _Control = QStyle.PrimitiveElement, QStyle.ComplexControl
_OUTLINED = (
    _Primitive.PE_IndicatorCheckBox,
    _Primitive.PE_IndicatorRadioButton,
    _Primitive.PE_PanelButtonCommand,
    _Primitive.PE_FrameGroupBox,
    _Primitive.PE_Frame,
)
_OUTLINED_WHOLE = (_Control.CC_ComboBox, _Control.CC_SpinBox)


def outline(palette: QPalette) -> QColor:
    """Half way between words and background, or more: it differs from both by 3:1 where they differ by 10:1."""
    words, back = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
    mixed = [round(0.55 * one + 0.45 * other) for one, other in zip(_rgb(words), _rgb(back), strict=True)]
    return QColor(*mixed)


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


class OutlinedStyle(QProxyStyle):
    """Draws as Fusion does, then an outline."""

    def __init__(self) -> None:
        super().__init__("fusion")

    @override
    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        if element in _OUTLINED:
            _surround(painter, option, round_=element is _Primitive.PE_IndicatorRadioButton)

    @override
    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if control in _OUTLINED_WHOLE:
            _surround(painter, option)


def _surround(painter: QPainter, option: QStyleOption, *, round_: bool = False) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    palette = option.palette
    focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
    colour = palette.color(QPalette.ColorRole.Highlight) if focused else outline(palette)
    width = 2.0 if focused else 1.0
    painter.setPen(QPen(colour, width))
    painter.setBrush(QColor(0, 0, 0, 0))
    rect = QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    radius = rect.height() / 2 if round_ else 2.0
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()
