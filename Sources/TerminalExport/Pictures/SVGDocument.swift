import ExternalInput

/// The frame of an SVG document around its parts.
struct SVGDocument {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  var title = ""
  var description = ""
  var body: [String] = []

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Fills the whole picture with a colour.
  mutating func add(background: ScreenTheme.RGB) {
    let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    body.append("<rect \(place) fill=\"\(background.css)\"/>")
  }

  /// Returns the document, one element per line.
  func text(_ classes: LetterClasses) -> String {
    let label = title.isEmpty ? "" : " aria-label=\"\(XMLText.escaped(title))\""
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(x) \(y) \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\" role=\"img\"\(label) xml:space=\"preserve\">",
      element("title", PrintableText.escaped(title)), element("desc", description), style(classes),
    ]
    return (head.filter { !$0.isEmpty } + body + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  private func element(_ name: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let escaped = lines.map { XMLText.escaped(String($0)) }.joined(separator: "\n")
    return text.isEmpty ? "" : "<\(name)>\(escaped)</\(name)>"
  }

  private func style(_ classes: LetterClasses) -> String {
    let rules = [
      "text{font:\(PixelGrid.fontSize)px \(Markup.fonts);white-space:pre}",
      ".drawn{fill-opacity:0}", classes.rules,
    ]
    return "<style>\n\(rules.filter { !$0.isEmpty }.joined(separator: "\n"))\n</style>"
  }
}
