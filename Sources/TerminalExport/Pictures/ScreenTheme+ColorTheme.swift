import TerminalUI

extension ScreenTheme {
  /// Creates the colours of a picture in a theme. For a theme that leaves the background to the
  /// terminal, pictures are dark.
  ///
  /// ```swift
  /// import TerminalExport
  /// import TerminalUI
  ///
  /// let forest = ScreenTheme(
  ///   ColorTheme("forest", background: CellColor(red: 16, green: 32, blue: 22))
  /// )
  /// ```
  public init(_ theme: ColorTheme) {
    self = theme.hasColors ? theme.backgroundScheme == .light ? .light : .dark : .mono
    roles = theme.colors
    if let color = theme.background {
      background = rgb(color) ?? background
      let number = Palette(.trueColor, in: theme).number(of: .standard, as: \.foreground)
      if number >= 0 { text = RGB(Palette.parts(of: number)) }
    }
    if let color = theme.text { text = rgb(color) ?? text }
  }

  /// Returns the components of a colour; `nil` for a role.
  private func rgb(_ color: CellColor) -> RGB? {
    switch color.value {
    case .role: nil
    case .ansi(let number): sixteen.indices.contains(Int(number)) ? sixteen[Int(number)] : nil
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

extension ScreenTheme.RGB {
  /// Creates a colour from its red, green and blue parts, 0 to 255 each.
  init(_ parts: [Int]) {
    let bytes = parts.map(UInt8.init(clamping:))
    self.init(bytes[0], bytes[1], bytes[2])
  }
}
