import ExternalInput
import TerminalUI

/// A frame as an HTML page: text in a `pre` element, with classes for colours.
///
/// Characters that the browser may take from another font, and labels with right-to-left letters,
/// are in boxes as wide as their columns. The boxes keep all columns aligned. Pictures are PNG
/// files inside the page. The page is also well-formed XML.
///
/// ```swift
/// import TerminalExport
/// import TerminalUI
///
/// func page(of frame: Frame) -> String {
///   HTMLExport(theme: .light, title: "Store", language: "en").text(of: frame)
/// }
/// ```
public struct HTMLExport: Hashable, Sendable {
  /// The colours.
  public var theme: ScreenTheme
  /// The page's title.
  public var title: String
  /// The language of the screen as a BCP 47 tag, such as `de`; empty if it is unknown.
  public var language: String
  /// Whether the insertion point of a text field is shown. Other controls never have a cursor.
  public var showsCursor: Bool
  /// Whether the patterns that replace missing colours are ASCII.
  public var usesASCII: Bool

  /// Creates an export.
  public init(
    theme: ScreenTheme = .dark,
    title: String = "",
    language: String = "",
    showsCursor: Bool = true,
    usesASCII: Bool = false
  ) {
    self.theme = theme
    self.title = title
    self.language = language
    self.showsCursor = showsCursor
    self.usesASCII = usesASCII
  }

  /// Returns the HTML document of a frame.
  public func text(of frame: Frame) -> String {
    var screen = HTMLScreen(theme)
    let (frame, pictures) = EmbeddedPicture.embed(
      screen.painter.prepared(frame, usesASCII: usesASCII),
      theme
    )
    let cursor = showsCursor && frame.hasInsertionPoint ? frame.cursor : nil
    let rows = (0..<frame.size.height).map { y in
      screen.row(frame.picturedCells(y), cursor: cursor?.y == y ? cursor?.x : nil) + "\n"
    }
    let name = XMLText.escaped(title)
    let tag = language.isEmpty ? "" : " lang=\"\(XMLText.escaped(language))\""
    return """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml"\(tag)>
      <head>
      <meta charset="utf-8"/>
      <title>\(name.isEmpty ? "Screen" : name)</title>
      <style>
      \(rules((pictures.isEmpty ? [] : EmbeddedPicture.rules) + screen.rules))
      </style>
      </head>
      <body>
      <pre dir="ltr">
      \(rows.joined())\(pictures.map(\.html).joined())</pre>
      </body>
      </html>

      """
  }

  private func rules(_ own: [String]) -> String {
    let rules = [
      "body{background:\(theme.background.css)}",
      "pre{color:\(theme.text.css);font:15px/1.15 \(Markup.fonts)}",
      "pre span{white-space:pre}",
      ".n,.w,.l{display:inline-block;height:1.15em;vertical-align:top}",
      ".n{width:1ch}", ".w{width:2ch}", ".c{box-shadow:inset 2px 0 \(theme.text.css)}",
    ]
    return (rules + own).joined(separator: "\n")
  }
}
