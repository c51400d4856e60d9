import TerminalUI

/// A frame as a picture (SVG 1.1) that looks like the terminal, whatever fonts there are.
///
/// Letters stand in a grid: each run of text says in which column it begins and how wide it
/// is, and characters that come from other fonts are runs of their own, so that no column
/// moves. Lines and blocks are drawn, and join from row to row; the text that stands for
/// them is there too, not seen, so that what is selected and copied is the screen's text in
/// reading order.
///
/// A frame holds text in logical order: in a terminal that does not turn letters written from
/// the right, the first one stands leftmost. In the picture a label with such letters takes
/// exactly its columns, and whoever shows the picture joins and turns the letters within it.
public struct SVGExport: Hashable, Sendable {
  /// The colours.
  public var theme: ScreenTheme
  /// What the picture is called, for who does not see it.
  public var title: String
  /// What the picture shows, in words, a line each; ``SpokenExport`` makes them.
  public var description: String
  /// Whether the cell with the cursor has a frame.
  public var showsCursor: Bool
  /// Whether what is added where colours miss stays within ASCII.
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

  /// The picture of a frame: an SVG document.
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
