extension Color {
  /// The terminal theme's red (ANSI 1).
  public static let red = Color(cell: CellColor(ansi: 1))
  /// The terminal theme's green (ANSI 2).
  public static let green = Color(cell: CellColor(ansi: 2))
  /// The terminal theme's yellow (ANSI 3).
  public static let yellow = Color(cell: CellColor(ansi: 3))
  /// The terminal theme's blue (ANSI 4).
  public static let blue = Color(cell: CellColor(ansi: 4))
  /// The terminal theme's magenta (ANSI 5).
  public static let purple = Color(cell: CellColor(ansi: 5))
  /// The terminal theme's cyan (ANSI 6).
  public static let cyan = Color(cell: CellColor(ansi: 6))
  /// The terminal theme's bright black (ANSI 8).
  public static let gray = Color(cell: CellColor(ansi: 8))
  /// The terminal theme's bright white (ANSI 15).
  public static let white = Color(cell: CellColor(ansi: 15))
  /// The terminal theme's black (ANSI 0).
  public static let black = Color(cell: CellColor(ansi: 0))
  /// An orange, independent of the terminal's theme.
  public static let orange = Color(cell: CellColor(red: 255, green: 149, blue: 0))
  /// A pink, independent of the terminal's theme.
  public static let pink = Color(cell: CellColor(red: 255, green: 45, blue: 85))
  /// A light bluish green, independent of the terminal's theme.
  public static let mint = Color(cell: CellColor(red: 0, green: 199, blue: 190))
  /// A greenish blue, independent of the terminal's theme.
  public static let teal = Color(cell: CellColor(red: 48, green: 176, blue: 199))
  /// A purplish blue, independent of the terminal's theme.
  public static let indigo = Color(cell: CellColor(red: 88, green: 86, blue: 214))
  /// A brown, independent of the terminal's theme.
  public static let brown = Color(cell: CellColor(red: 162, green: 132, blue: 94))
  /// A fully transparent colour: nothing is drawn.
  public static let clear = Color(Value.clear)
  /// The colour of text: the terminal's default foreground.
  public static let primary = Color(cell: CellColor.standard)
  /// The colour of less important text.
  public static let secondary = Color(cell: CellColor.secondary)
  /// The tint of the current environment.
  public static let accentColor = Color(Value.accent)
}

extension ShapeStyle where Self == Color {
  /// The terminal theme's red (ANSI 1).
  public static var red: Color { Color.red }
  /// The terminal theme's green (ANSI 2).
  public static var green: Color { Color.green }
  /// The terminal theme's yellow (ANSI 3).
  public static var yellow: Color { Color.yellow }
  /// The terminal theme's blue (ANSI 4).
  public static var blue: Color { Color.blue }
  /// The terminal theme's magenta (ANSI 5).
  public static var purple: Color { Color.purple }
  /// The terminal theme's cyan (ANSI 6).
  public static var cyan: Color { Color.cyan }
  /// The terminal theme's bright black (ANSI 8).
  public static var gray: Color { Color.gray }
  /// The terminal theme's bright white (ANSI 15).
  public static var white: Color { Color.white }
  /// The terminal theme's black (ANSI 0).
  public static var black: Color { Color.black }
  /// An orange, independent of the terminal's theme.
  public static var orange: Color { Color.orange }
  /// A pink, independent of the terminal's theme.
  public static var pink: Color { Color.pink }
  /// A light bluish green, independent of the terminal's theme.
  public static var mint: Color { Color.mint }
  /// A greenish blue, independent of the terminal's theme.
  public static var teal: Color { Color.teal }
  /// A purplish blue, independent of the terminal's theme.
  public static var indigo: Color { Color.indigo }
  /// A brown, independent of the terminal's theme.
  public static var brown: Color { Color.brown }
  /// A fully transparent colour: nothing is drawn.
  public static var clear: Color { Color.clear }
}
