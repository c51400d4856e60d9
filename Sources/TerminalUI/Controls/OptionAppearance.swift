/// How the options of a picker stand and tell which one is chosen.
enum OptionAppearance: Hashable {
  /// One below the other, each with a round mark before it.
  case radio
  /// Side by side with lines between, the chosen one in brackets.
  case segments
  /// Side by side, the chosen one in brackets.
  case palette
  /// One below the other in a menu, a check mark before the chosen one.
  case menu
  /// One below the other in a window around the chosen one.
  case wheel

  /// The axis along which the options stand.
  var axis: Axis { self == .segments || self == .palette ? .horizontal : .vertical }

  /// Whether moving the focus onto an option chooses it, where the picker stands alone.
  var choosesByFocus: Bool { self != .menu }

  /// The columns before and after an option's content.
  var margins: (leading: Int, trailing: Int) {
    switch self {
    case .radio: (4, 0)
    case .menu: (3, 1)
    case .wheel: (2, 2)
    case .segments, .palette: (1, 1)
    }
  }

  /// What stands in the margins, in reading direction from left to right.
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
      let sign = isSelected ? (ascii ? "*" : "●") : " "
      let edges = isFocused ? (ascii ? (">", "<") : ("▐", "▌")) : ("(", ")")
      return (edges.0 + sign + edges.1, "")
    case .menu:
      let check = isSelected ? (ascii ? "x" : "✓") : " "
      return ((isFocused ? (ascii ? ">" : "▸") : " ") + check, "")
    case .wheel:
      if isFocused, isSelected, !choosesByFocus { return ascii ? (">-", "-<") : ("▸›", "‹◂") }
      if isFocused { return ascii ? (">", "<") : ("▸", "◂") }
      if !isSelected { return ("", "") }
      return ascii ? ("-", "-") : ("›", "‹")
    case .segments, .palette:
      if isFocused { return ascii ? (">", "<") : ("▐", "▌") }
      return isSelected ? ("[", "]") : (" ", " ")
    }
  }

  /// The marks of an option that cannot be chosen.
  private func dottedMarks(
    isSelected: Bool,
    ascii: Bool
  ) -> (leading: String, trailing: String) {
    let edge = DisabledEdge.sign(ascii: ascii)
    switch self {
    case .radio: return (edge + (isSelected ? (ascii ? "*" : "●") : " ") + edge, "")
    case .menu: return (edge + (isSelected ? (ascii ? "x" : "✓") : " "), "")
    case .wheel: return isSelected ? (edge, edge) : ("", "")
    case .segments, .palette: return isSelected ? ("[", "]") : (edge, edge)
    }
  }
}
