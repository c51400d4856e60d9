/// The arrangement of a picker's options, and the marks of the selected option.
enum OptionAppearance: Hashable {
  /// A column with a radio button before each option.
  case radio
  /// A row on a grey fill, with lines between the options. The selected option has a prominent fill.
  case segments
  /// A row. The selected option has a prominent fill.
  case palette
  /// A column in a menu. A check mark is before the selected option.
  case menu
  /// A column that scrolls. The selected option is in the middle.
  case wheel

  /// The direction in which the options are placed.
  var axis: Axis { self == .segments || self == .palette ? .horizontal : .vertical }

  /// Whether an option is selected when it receives the focus, outside lists and forms.
  var choosesByFocus: Bool { self != .menu }

  /// The cells before and after an option's content.
  var margins: (leading: Int, trailing: Int) {
    switch self {
    case .radio: (4, 0)
    case .menu: (3, 1)
    case .wheel: (2, 2)
    case .segments, .palette: (1, 1)
    }
  }

  /// Returns the marks before and after an option in a left-to-right layout.
  func marks(
    isSelected: Bool,
    isFocused: Bool,
    isEnabled: Bool,
    choosesByFocus: Bool,
    ascii: Bool
  ) -> (leading: String, trailing: String) {
    if !isEnabled { return dottedMarks(isSelected: isSelected, ascii: ascii) }
    switch self {
    case .radio:
      guard ascii else { return ((isFocused ? "▸" : " ") + (isSelected ? "◉ " : "○ "), "") }
      let edges = isFocused ? (">", "<") : ("(", ")")
      return (edges.0 + (isSelected ? "*" : " ") + edges.1, "")
    case .menu:
      let check = isSelected ? (ascii ? "x" : "✓") : " "
      return ((isFocused ? (ascii ? ">" : "▸") : " ") + check, "")
    case .wheel:
      if isFocused, isSelected, !choosesByFocus { return ascii ? (">-", "-<") : ("▸›", "‹◂") }
      if isFocused { return ascii ? (">", "<") : ("▸", "◂") }
      if !isSelected { return ("", "") }
      return ascii ? ("-", "-") : ("›", "‹")
    case .segments, .palette:
      if isFocused { return ascii ? (">", "<") : ("▸", "◂") }
      return (" ", " ")
    }
  }

  /// Returns the marks before and after a disabled option.
  private func dottedMarks(
    isSelected: Bool,
    ascii: Bool
  ) -> (leading: String, trailing: String) {
    let edge = DisabledEdge.sign(ascii: ascii)
    switch self {
    case .radio: return (edge + (isSelected ? (ascii ? "*" : "◉") : (ascii ? " " : "○")) + edge, "")
    case .menu: return (edge + (isSelected ? (ascii ? "x" : "✓") : " "), "")
    case .wheel: return isSelected ? (edge, edge) : ("", "")
    case .segments, .palette: return isSelected ? ("[", "]") : (edge, edge)
    }
  }
}
