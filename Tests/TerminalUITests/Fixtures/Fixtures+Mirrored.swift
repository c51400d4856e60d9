@testable import TerminalUI

extension Fixture {
  /// The names of the fixtures with different leading and trailing sides.
  static let namesToMirror: Set = [
    "Menu-nested", "Picker-open-in-form", "pickerStyle-inline", "pickerStyle-radioGroup",
    "pickerStyle-wheel", "pickerStyle-palette", "pickerStyle-tabs",
    "pickerStyle-navigationLink", "Toggle", "toggleStyle-button", "Stepper", "Slider",
    "DatePicker", "ColorPicker", "SecureField", "TextEditor", "searchable",
    "searchSuggestions", "formStyle-columns", "formStyle-columns-controls", "GroupBox",
    "ControlGroup", "LabeledContent", "OutlineGroup", "OutlineGroup-open",
    "textFieldStyle-roundedBorder", "textFieldStyle-squareBorder", "DatePicker-narrow",
    "List-selection", "Table",
    "List-selection-many", "listRowInsets", "badge", "swipeActions", "Section-isExpanded",
    "disabled-List", "TabView", "Tab", "TabSection", "PageTabViewStyle",
    "NavigationSplitView", "NavigationLink", "navigationSubtitle", "toolbar",
    "toolbar-principal", "sheet", "sheet-navigation", "popover", "inspector", "contextMenu",
    "alert", "alert-field", "confirmationDialog", "Gauge", "Gauge-marked", "gaugeStyle",
    "progressViewStyle", "Link", "ShareLink", "ContentUnavailableView", "ScrollView",
    "multilineTextAlignment", "truncationMode", "automatic-controls",
  ]

  /// The fixtures with different leading and trailing sides, in right-to-left layout.
  static var mirrored: [Fixture] {
    leftToRight.filter { namesToMirror.contains($0.name) }.map(Fixture.init(mirroring:))
  }
}
