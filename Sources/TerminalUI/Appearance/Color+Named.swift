extension Color {
  /// The terminal's own red.
  public static let red = Color(CellColor(ansi: 1))
  /// The terminal's own green.
  public static let green = Color(CellColor(ansi: 2))
  /// The terminal's own yellow.
  public static let yellow = Color(CellColor(ansi: 3))
  /// The terminal's own blue.
  public static let blue = Color(CellColor(ansi: 4))
  /// The terminal's own magenta.
  public static let purple = Color(CellColor(ansi: 5))
  /// The terminal's own cyan.
  public static let cyan = Color(CellColor(ansi: 6))
  /// The terminal's own grey.
  public static let gray = Color(CellColor(ansi: 8))
  /// The terminal's own white.
  public static let white = Color(CellColor(ansi: 15))
  /// The terminal's own black.
  public static let black = Color(CellColor(ansi: 0))
  /// Between red and yellow.
  public static let orange = Color(CellColor(red: 255, green: 149, blue: 0))
  /// Between red and purple.
  public static let pink = Color(CellColor(red: 255, green: 45, blue: 85))
  /// A light green with some blue.
  public static let mint = Color(CellColor(red: 0, green: 199, blue: 190))
  /// A blue with some green.
  public static let teal = Color(CellColor(red: 48, green: 176, blue: 199))
  /// Between blue and purple.
  public static let indigo = Color(CellColor(red: 88, green: 86, blue: 214))
  /// A dark orange.
  public static let brown = Color(CellColor(red: 162, green: 132, blue: 94))
  /// No colour: nothing is drawn.
  public static let clear = Color(Value.clear)
  /// The colour of text: the terminal's own.
  public static let primary = Color(CellColor.standard)
  /// The colour of text for second reading.
  public static let secondary = Color(CellColor.secondary)
  /// The tint of the surroundings.
  public static let accentColor = Color(Value.accent)
}

extension ShapeStyle where Self == Color {
  /// The terminal's own red.
  public static var red: Color { Color.red }
  /// The terminal's own green.
  public static var green: Color { Color.green }
  /// The terminal's own yellow.
  public static var yellow: Color { Color.yellow }
  /// The terminal's own blue.
  public static var blue: Color { Color.blue }
  /// The terminal's own magenta.
  public static var purple: Color { Color.purple }
  /// The terminal's own cyan.
  public static var cyan: Color { Color.cyan }
  /// The terminal's own grey.
  public static var gray: Color { Color.gray }
  /// The terminal's own white.
  public static var white: Color { Color.white }
  /// The terminal's own black.
  public static var black: Color { Color.black }
  /// Between red and yellow.
  public static var orange: Color { Color.orange }
  /// Between red and purple.
  public static var pink: Color { Color.pink }
  /// A light green with some blue.
  public static var mint: Color { Color.mint }
  /// A blue with some green.
  public static var teal: Color { Color.teal }
  /// Between blue and purple.
  public static var indigo: Color { Color.indigo }
  /// A dark orange.
  public static var brown: Color { Color.brown }
  /// No colour: nothing is drawn.
  public static var clear: Color { Color.clear }
}
