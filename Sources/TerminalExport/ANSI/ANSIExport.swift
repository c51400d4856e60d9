import TerminalUI

/// A frame as text with colours, for whatever shows what a terminal is sent: `cat`, `less -R`,
/// the log of a continuous integration.
///
/// One line a row, each ended by a line feed. A style is told where it begins and only as far
/// as it differs, and ended before the line is; blanks at the end of a line that look like
/// nothing are left out. There is no other sequence: the cursor is not moved. Links are not
/// told, since a frame does not know of any.
public struct ANSIExport: Hashable, Sendable {
  /// How many colours are used.
  public var colors: ColorLevel
  /// What they are read on; `nil` where that is not known, for colours that can be read on
  /// light and on dark.
  public var backgroundScheme: ColorScheme?
  /// Whether what is added where colours miss stays within ASCII.
  public var usesASCII: Bool

  /// Creates an export.
  public init(
    colors: ColorLevel = .trueColor,
    backgroundScheme: ColorScheme? = nil,
    usesASCII: Bool = false
  ) {
    self.colors = colors
    self.backgroundScheme = backgroundScheme
    self.usesASCII = usesASCII
  }

  /// The rows of a frame, a line each.
  public func text(of frame: Frame) -> String {
    lines(of: frame).map { $0 + "\n" }.joined()
  }

  func lines(of frame: Frame) -> [String] {
    let resolver = StyleResolver(colors, on: backgroundScheme)
    let frame = resolver.prepared(frame, usesASCII: usesASCII)
    return (0..<frame.size.height).map { Self.line(frame.shownCells($0), resolver) }
  }

  private static func line(_ cells: [ShownCell], _ resolver: StyleResolver) -> String {
    var known: (style: CellStyle, shown: ShownStyle)?
    var cells = cells.map { cell in
      if let known, known.style == cell.style { return (cell.text, known.shown) }
      let shown = resolver.shown(cell.style)
      known = (cell.style, shown)
      return (cell.text, shown)
    }
    while let (text, style) = cells.last, text == " ", style.hidesBlank { cells.removeLast() }
    var sgr = SGR()
    var line = ""
    for (text, style) in cells {
      line += text == " " ? sgr.changeForBlank(to: style) : sgr.change(to: style)
      line += text
    }
    return line + sgr.reset()
  }
}
