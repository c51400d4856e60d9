extension Palette {
  /// Returns the entries of a theme's own colours, in the nearest of `colours` colours.
  ///
  /// With fewer than 256 colours, the nearest colour can be too close to the background. Then the
  /// role keeps its built-in colour.
  static func own(
    _ theme: ColorTheme,
    colours: Int,
    on scheme: ColorScheme?
  ) -> [ColorRole: Entry] {
    guard colours >= 8 else { return [:] }
    let background = theme.background.map { nearestNumber(of: $0, colours: colours) }
    let behind = background ?? scheme.map { $0 == .dark ? 0 : colours >= 16 ? 15 : 7 }
    var entries: [ColorRole: Entry] = [:]
    for (role, color) in theme.colors {
      let number = nearestNumber(of: color, colours: colours)
      let isReplaced = role != .onAccent && isFaint(number, on: behind, colours: colours)
      if !isReplaced { entries[role] = Entry(foreground: number, background: number) }
    }
    let text = theme.text.map { nearestNumber(of: $0, colours: colours) }
    let isFaintText = text.map { isFaint($0, on: behind, colours: colours) } ?? false
    let readable = background.map { Self.readable(on: $0, colours: colours) } ?? -1
    let shown = isFaintText ? readable : text ?? readable
    if shown >= 0 || background != nil {
      entries[.standard] = Entry(foreground: shown, background: background ?? -1)
    }
    return entries
  }

  /// Returns whether text is nearly invisible only because the terminal has few colours. With 256
  /// colours and more, the theme's author chose the contrast.
  private static func isFaint(_ number: Int, on background: Int?, colours: Int) -> Bool {
    guard colours < 256, let background else { return false }
    return contrast(number, background) < leastContrast
  }
}
