import Foundation

/// The links of a text with their URLs, the current link, and the links whose URL is shown.
///
/// Enter opens the current link with the action `openURL`. Without such an action, Enter shows or
/// hides the URL after the link.
struct TextLinks {
  private var addresses: [URL] = []
  private var index = 0
  private var shown: Set<URL> = []

  var isEmpty: Bool { addresses.isEmpty }

  /// The link that Enter opens, or `nil` if there is none.
  var current: URL? { addresses.indices.contains(index) ? addresses[index] : nil }

  /// Replaces the links with the links of `spans`.
  mutating func take(_ spans: [TextSpan]) {
    addresses = []
    for case let link? in spans.map(\.link) where addresses.last != link {
      addresses.append(link)
    }
    index = max(0, min(index, addresses.count - 1))
  }

  /// Selects the next or previous link as the current link. Returns `false` at either end.
  mutating func move(by step: Int) -> Bool {
    guard addresses.indices.contains(index + step) else { return false }
    index += step
    return true
  }

  /// Shows or hides the URL of the current link.
  mutating func toggleAddress() {
    guard let current else { return }
    if shown.remove(current) == nil { shown.insert(current) }
  }

  /// Returns the spans as cells. Links are underlined in the accent colour; the current link is
  /// reversed.
  func cells(of spans: [TextSpan], hasFocus: Bool) -> CellText {
    var cells = CellText("")
    for (position, span) in spans.enumerated() {
      var style = span.traits.style
      if let link = span.link {
        if style.foreground == .standard { style.foreground = .accent }
        style.attributes.insert(.underline)
        if hasFocus, link == current { style.attributes.insert(.reverse) }
      }
      cells += CellText(span.shown, style: style, asciiOnly: span.traits.usesASCII)
      let isLast = position + 1 == spans.count || spans[position + 1].link != span.link
      if let link = span.link, isLast, shown.contains(link) {
        let address = " (\(link.absoluteString))"
        cells += CellText(address, style: span.traits.style, asciiOnly: span.traits.usesASCII)
      }
    }
    return cells
  }
}
