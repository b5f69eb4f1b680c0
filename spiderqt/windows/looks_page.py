# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the preferences for the eye and the mouse. Each choice is stored and holds at once.

Must not know the table: it writes settings, and whoever shows something follows them.
"""

from __future__ import annotations

import itertools

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from spiderqt.board.theme import THEMES
from spiderqt.compat import override
from spiderqt.settings import Setting, Settings, Value
from spiderqt.tongue import translate
from spiderqt.windows import looks
from spiderqt.windows.preferences import Page
from spiderqt.windows.roomy import RoomyCombo, add_choice

_FIELDS = (QFormLayout.ItemRole.FieldRole, QFormLayout.ItemRole.SpanningRole)
_SHOWN = (looks.FOUR_COLOURS, looks.SUIT_LETTERS, looks.JOINS, looks.TARGETS, looks.NUMBERS, looks.SHOW_TIME)


class LooksPage(Page):
    """Three groups: how the table looks, how it moves, what the mouse does."""

    place = "preferences#table"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._captions: dict[str, QLabel] = {}
        self._checks: dict[str, QCheckBox] = {}
        self._groups = {name: QGroupBox(self) for name in ("looks", "motion", "mouse")}
        self._theme = self._combo(looks.THEME, ["auto", *THEMES])
        self._speed = self._combo(looks.SPEED, list(looks.SPEEDS))
        self._click = self._combo(looks.CLICK_SENDS, [False, True])
        self._zoom = self._percent(looks.ZOOM, looks.ZOOM_LEAST, looks.ZOOM_MOST)
        self._text = self._percent(looks.TEXT_SCALE, looks.TEXT_LEAST, looks.TEXT_MOST)
        self._lay_out()
        self.setFocusProxy(self._theme)
        self.retranslate()
        self._read()
        settings.changed.connect(self._read)

    @override
    def title(self) -> str:
        return translate("LooksPage", "Table")

    def _combo(self, setting: Setting[Value], values: list[Value]) -> RoomyCombo:
        box = RoomyCombo(self)
        box.setObjectName(setting.key)
        for value in values:
            box.addItem("", value)
        box.activated.connect(self._on_chosen)
        box.setProperty("setting", setting)
        return box

    def _percent(self, setting: Setting[float], least: float, most: float) -> QSpinBox:
        box = QSpinBox(self)
        box.setObjectName(setting.key)
        box.setRange(round(100 * least), round(100 * most))
        box.setSingleStep(10)
        box.setKeyboardTracking(False)  # 150 is not 1, then 15
        box.valueChanged.connect(self._on_percent)
        box.setProperty("setting", setting)
        return box

    def _check(self, setting: Setting[bool]) -> QCheckBox:
        box = QCheckBox(self)
        box.setObjectName(setting.key)
        box.toggled.connect(self._on_toggled)
        box.setProperty("setting", setting)
        self._checks[setting.key] = box
        return box

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        for group in self._groups.values():
            form = QFormLayout(group)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            self.forms.append(form)
            column.addWidget(group)
        column.addStretch(1)
        eye, motion, mouse = self.forms
        self._add(eye, self._theme)
        for box in (self._zoom, self._text):
            self._add(eye, box)
        for setting in _SHOWN:
            eye.addRow(self._check(setting))
        motion.addRow(self._check(looks.ANIMATION))
        self._add(motion, self._speed)
        motion.addRow(self._check(looks.CALM))
        self._add(mouse, self._click)
        mouse.addRow(self._check(looks.DROP_SENDS))
        fields = [
            form.itemAt(row, role)
            for form in self.forms
            for row in range(form.rowCount())
            for role in _FIELDS
        ]
        widgets = [item.widget() for item in fields if item is not None]
        stops = [part for part in widgets if part and part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for before, after in itertools.pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _add(self, form: QFormLayout, field: QWidget) -> None:
        caption = self._captions[field.objectName()] = QLabel(self)
        if isinstance(field, RoomyCombo):
            add_choice(form, caption, field)
        else:
            caption.setBuddy(field)
            form.addRow(caption, field)

    @override
    def retranslate(self) -> None:
        for key, text in _captions().items():
            self._captions[key].setText(text)
        for key, text in _check_texts().items():
            self._checks[key].setText(text)
            # A form gives no height to its last row where the one before is hidden, unless it must.
            self._checks[key].setMinimumHeight(self._checks[key].sizeHint().height())
        for name, text in _group_texts().items():
            self._groups[name].setTitle(text)
        for row in range(self._theme.count()):
            self._theme.setItemText(row, looks.theme_name(self._theme.itemData(row)).replace("&", ""))
        for box, texts in ((self._speed, _speeds()), (self._click, _clicks())):
            for row, text in enumerate(texts):
                box.setItemText(row, text)
        for percent in (self._zoom, self._text):
            percent.setSuffix(translate("LooksPage", " %", "behind a number"))

    def _read(self) -> None:
        """Show what is set, wherever it was set."""
        get = self._settings.get
        for combo in (self._theme, self._speed, self._click):
            combo.setCurrentIndex(max(0, _nearest(combo, get(combo.property("setting")))))
        for percent in (self._zoom, self._text):
            with QSignalBlocker(percent):
                shown = looks.within(100 * get(percent.property("setting")), 0, percent.maximum())
                percent.setValue(round(shown))
        for box in self._checks.values():
            with QSignalBlocker(box):
                box.setChecked(get(box.property("setting")))
        moves = get(looks.ANIMATION)
        for widget in (self._speed, self._captions[looks.SPEED.key], self._checks[looks.CALM.key]):
            widget.setEnabled(moves)

    def _on_chosen(self, row: int) -> None:
        box = self.sender()
        assert isinstance(box, QComboBox)
        self._settings.set(box.property("setting"), box.itemData(row))

    def _on_percent(self, percent: int) -> None:
        self._settings.set(self.sender().property("setting"), percent / 100)

    def _on_toggled(self, checked: bool) -> None:
        self._settings.set(self.sender().property("setting"), checked)


def _nearest(combo: QComboBox, value: object) -> int:
    """The entry for a value; for a number that is none of them the nearest one."""
    if isinstance(value, float):
        return min(range(combo.count()), key=lambda row: abs(combo.itemData(row) - value))
    return combo.findData(value)


def _captions() -> dict[str, str]:
    return {
        looks.THEME.key: translate("LooksPage", "&Colours:"),
        looks.ZOOM.key: translate("LooksPage", "Size of the c&ards:"),
        looks.TEXT_SCALE.key: translate("LooksPage", "Si&ze of text and figures:"),
        looks.SPEED.key: translate("LooksPage", "&Speed:"),
        looks.CLICK_SENDS.key: translate("LooksPage", "A clic&k on cards:"),
    }


def _check_texts() -> dict[str, str]:
    return {
        looks.FOUR_COLOURS.key: translate("LooksPage", "&Four colours, one for each suit"),
        looks.SUIT_LETTERS.key: translate("LooksPage", "&Letters beside the suits"),
        looks.JOINS.key: translate("LooksPage", "Mark where two suits &join"),
        looks.TARGETS.key: translate("LooksPage", "Mark &where picked up cards can go"),
        looks.NUMBERS.key: translate("LooksPage", "Column &numbers"),
        looks.SHOW_TIME.key: translate("LooksPage", "Show the &time"),
        looks.ANIMATION.key: translate("LooksPage", "Cards mo&ve instead of jumping"),
        looks.CALM.key: translate("LooksPage", "Keep still where the s&ystem asks for less motion"),
        looks.DROP_SENDS.key: translate("LooksPage", "Cards that are &dropped go to their best place"),
    }


def _group_texts() -> dict[str, str]:
    return {
        "looks": translate("LooksPage", "Looks"),
        "motion": translate("LooksPage", "Motion"),
        "mouse": translate("LooksPage", "Mouse and touch"),
    }


def _speeds() -> tuple[str, str, str]:
    return (
        translate("LooksPage", "slow"),
        translate("LooksPage", "medium"),
        translate("LooksPage", "fast"),
    )


def _clicks() -> tuple[str, str]:
    return (
        translate("LooksPage", "picks them up, a double click sends them"),
        translate("LooksPage", "sends them to their best place"),
    )
