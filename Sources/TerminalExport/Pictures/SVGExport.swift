import TerminalUI

/// A frame as an SVG 1.1 picture that looks like the terminal with any font.
///
/// Text stays in the grid: each run has a fixed column and width, and characters from other fonts
/// are separate runs. Lines and blocks are drawn as shapes, which join from row to row. The
/// characters of these shapes are also present as invisible text, so that copied text is the
/// screen's text in reading order. Pictures are PNG files inside the document.
///
/// A frame has text in logical order. A label with right-to-left letters takes exactly its columns,
/// and the viewer joins and reorders its letters.
///
/// ```swift
/// import TerminalExport
/// import TerminalUI
///
/// @MainActor
/// func picture(of host: ViewHost) -> String {
///   SVGExport(title: "Store", description: SpokenExport().text(of: host)).text(of: host.render())
/// }
/// ```
public struct SVGExport: Hashable, Sendable {
  /// The colours.
  public var theme: ScreenTheme
  /// The title for screen readers.
  public var title: String
  /// The description of the picture, one line per element; see ``SpokenExport``.
  public var description: String
  /// Whether the insertion point of a text field is shown. Other controls never have a cursor.
  public var showsCursor: Bool
  /// Whether the patterns that replace missing colours are ASCII.
  public var usesASCII: Bool

  /// Creates an export.
  public init(
    theme: ScreenTheme = .dark,
    title: String = "",
    description: String = "",
    showsCursor: Bool = true,
    usesASCII: Bool = false
  ) {
    self.theme = theme
    self.title = title
    self.description = description
    self.showsCursor = showsCursor
    self.usesASCII = usesASCII
  }

  /// Returns the SVG document of a frame.
  public func text(of frame: Frame) -> String {
    var classes = LetterClasses()
    let screen = SVGScreen(frame, theme, usesASCII: usesASCII, classes: &classes)
    let margin = PixelGrid.margin
    var document = SVGDocument(
      x: -margin,
      y: -margin,
      width: screen.width + 2 * margin,
      height: screen.height + 2 * margin
    )
    (document.title, document.description) = (title, description)
    document.add(background: theme.background)
    document.body += ["<g fill=\"\(theme.text.css)\">"]
    document.body += screen.markup(showsCursor: showsCursor) + ["</g>"]
    return document.text(classes)
  }
}
