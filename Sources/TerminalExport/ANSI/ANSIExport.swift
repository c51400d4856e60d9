import TerminalUI

/// A frame as text with ANSI colour sequences, for `cat`, `less -R` or the log of a CI system.
///
/// Each row is one line that ends in a line feed. A sequence contains only the attributes that
/// change, and each line ends in the default style. Invisible blanks at the end of a line are left
/// out. The text contains no cursor movements and no links, because a frame has none.
///
/// ```swift
/// import TerminalExport
/// import TerminalUI
///
/// func text(of frame: Frame) -> String {
///   ANSIExport(colors: .sixteen).text(of: frame)
/// }
/// ```
public struct ANSIExport: Hashable, Sendable {
  /// The colours that the text may use.
  public var colors: ColorLevel
  /// The colour theme. If the theme leaves the background to the terminal, colours are used that
  /// are legible on light and dark backgrounds.
  public var theme: ColorTheme
  /// Whether the patterns that replace missing colours are ASCII.
  public var usesASCII: Bool

  /// Creates an export.
  public init(
    colors: ColorLevel = .trueColor,
    theme: ColorTheme = .auto,
    usesASCII: Bool = false
  ) {
    self.colors = colors
    self.theme = theme
    self.usesASCII = usesASCII
  }

  /// Returns the rows of a frame, one per line.
  public func text(of frame: Frame) -> String {
    lines(of: frame).map { $0 + "\n" }.joined()
  }

  func lines(of frame: Frame) -> [String] {
    let resolver = StyleResolver(colors, in: theme)
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
