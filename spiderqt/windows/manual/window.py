# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the manual: pages to choose from, a field to search all of them, the text.

Not modal: the game goes on beside it. Must not know what pages say, nor the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.manual import markup, pages, tables
from spiderqt.windows.passing import tell
from spiderqt.windows.roomy import Field, RoomyCombo, Row, Wrapped

Keys = Callable[[], Mapping[str, str]]
Looks = Callable[[], BoardOptions]


class ManualWindow(QDialog):
    """Shows one page of the manual at a time. `keys` and `looks` are asked whenever a page is made."""

    def __init__(self, keys: Keys, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys, self._looks = keys, looks
        self._place = pages.NAMES[0]
        self._caption = QLabel(self)
        self._choice = RoomyCombo(self)
        self._choice.setObjectName("manual-page")
        self._find = Field(self)
        self._find.setObjectName("manual-find")
        self._next = QPushButton(self)
        self._found = Wrapped("", self)
        self._text = PageView(self._picture, self)
        self._text.setObjectName("manual-text")
        self._caption.setBuddy(self._choice)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.resize(QSize(720, 640).boundedTo(self.screen().availableSize()))

    def show_place(self, place: str) -> None:
        """Show a place: ``page`` or ``page#anchor``."""
        self._place = place
        name, _, anchor = place.partition("#")
        self._choice.blockSignals(True)
        self._choice.setCurrentIndex(self._choice.findData(name))
        self._choice.blockSignals(False)
        self._text.setHtml(self._html(name))
        self.setWindowTitle(translate("Manual", "SpiderQt: {page}").format(page=self._choice.currentText()))
        self._text.go_to(anchor)
        # What is come for by a link, or from a refusal, is named at once; Down reads on.
        self._text.setAccessibleName(self._text.textCursor().block().text())
        if anchor:
            self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> str:
        """The page that is shown."""
        return self._place.partition("#")[0]

    def retranslate(self) -> None:
        """Put every text into the language in use, the page too."""
        self._caption.setText(translate("Manual", "&Page:"))
        self._find.setPlaceholderText(translate("Manual", "Find"))
        self._find.setAccessibleName(translate("Manual", "Find in all pages"))
        self._next.setText(translate("Manual", "Find &next"))
        self._choice.blockSignals(True)
        self._choice.clear()
        for name in pages.NAMES:
            self._choice.addItem(self._made(name).title, name)
        self._choice.blockSignals(False)
        self.show_place(self._place)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addWidget(Row((self._caption, self._choice), self))
        column.addWidget(self._choice.whole)
        column.addWidget(Row((self._find, self._next), self))
        column.addWidget(self._found)
        column.addWidget(self._text, 1)
        self._found.hide()

    def _connect(self) -> None:
        self._choice.currentIndexChanged.connect(self._on_chosen)
        self._find.returnPressed.connect(self.find_next)
        self._find.textChanged.connect(self._found.hide)
        self._next.clicked.connect(self.find_next)
        self._text.anchorClicked.connect(self._on_link)
        self._text.reached.connect(self._on_link_reached)
        for key, act in (("Ctrl+F", self._find.setFocus), ("F3", self.find_next)):
            QShortcut(QKeySequence(key), self).activated.connect(act)

    def find_next(self) -> None:
        """Go to the next place where the searched words stand, on this page or on one of the next."""
        wanted = self._find.text().strip()
        if not wanted:
            self._find.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._tell(translate("Manual", "Type the words to look for."))
            return
        if self._text.find_words(wanted):
            self._tell_found()
            return
        at = pages.NAMES.index(self.place())
        for name in (*pages.NAMES[at + 1 :], *pages.NAMES[: at + 1]):
            if pages.folded(wanted) in pages.folded(self._made(name).source):
                self.show_place(name)
                if self._text.find_words(wanted):
                    self._tell_found()
                    return
        text = translate("Manual", "“{words}” is on no page.").format(words=wanted)
        self._found.setText(text)
        self._found.show()
        self._tell(text)

    def _tell_found(self) -> None:
        self._found.hide()
        self._tell_place()

    def _tell_place(self) -> None:
        line = self._text.textCursor().block().text()
        pattern = translate("Manual", "Page {page}: {line}", "where a link or a search leads")
        self._tell(pattern.format(page=self._choice.currentText(), line=line))

    def _tell(self, text: str) -> None:
        if (focused := self.focusWidget()) is not None:
            tell(focused, text)

    def _made(self, name: str) -> pages.Page:
        return pages.page(name, self._keys())

    def _html(self, name: str) -> str:
        return markup.to_html(self._made(name).source, picture=lambda table: f"table:{table}", link=str)

    def _picture(self, name: str) -> QImage:
        return tables.draw(name, self._looks(), self.devicePixelRatioF())

    def _on_chosen(self) -> None:
        self.show_place(self._choice.currentData())

    def _on_link_reached(self, words: str) -> None:
        tell(self._text, translate("Manual", "Link: {words}").format(words=words))

    def _on_link(self, url: QUrl) -> None:
        name = url.fileName().removesuffix(".md") or self.place()
        self.show_place(f"{name}#{url.fragment()}")
        self._tell_place()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter searches in the field; it presses no button.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        super().keyPressEvent(event)


class PageView(QTextBrowser):
    """The text of a page: links are told, pictures are drawn when they are asked for, the caret walks.

    `reached(words)`: Tab came to a link.
    """

    reached = Signal(str)

    def __init__(self, picture: Callable[[str], QImage], parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name) if isinstance(name, str) else name
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "table":
            return self._picture(url.path())
        return None

    @override
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        stayed = super().focusNextPrevChild(next)
        if stayed and self.textCursor().hasSelection():
            self.reached.emit(self.textCursor().selectedText())
        return stayed

    def go_to(self, anchor: str) -> None:
        """Go to an anchor, with the caret, so that a reader reads on from there; empty: the top."""
        caret = QTextCursor(self.document())
        if anchor:
            caret.setPosition(self._position_of(anchor))
        self.setTextCursor(caret)
        if anchor:
            self.scrollToAnchor(anchor)
        else:
            self.verticalScrollBar().setValue(0)

    def _position_of(self, anchor: str) -> int:
        """Where the block with an anchor begins; 0 where there is none."""
        block = self.document().firstBlock()
        while block.isValid():
            parts = block.begin()
            while not parts.atEnd():
                if anchor in parts.fragment().charFormat().anchorNames():
                    return block.position()
                parts += 1
            block = block.next()
        return 0

    def find_words(self, words: str) -> bool:
        """Select the next place with these words below the caret, whatever their accents and capitals."""
        text = self.toPlainText()
        plain = "".join(pages.folded(c)[:1] or c for c in text)
        at = plain.find(pages.folded(words), self.textCursor().selectionEnd())
        if at < 0:
            return False
        caret = self.textCursor()
        caret.setPosition(at)
        caret.setPosition(at + len(words), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(caret)
        self.ensureCursorVisible()
        return True
