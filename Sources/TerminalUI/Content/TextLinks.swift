import Foundation

/// The links of a text with their URLs, and the current link.
///
/// Enter opens the current link with the action `openURL`. If the action does not open the link,
/// the URL is copied.
struct TextLinks {
  private var addresses: [URL] = []
  private var index = 0

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

  /// Returns the spans as cells. Links are underlined in the accent colour; the current link is
  /// reversed.
  func cells(of spans: [TextSpan], hasFocus: Bool) -> CellText {
    var cells = CellText("")
    for span in spans {
      var style = span.traits.style
      if let link = span.link {
        if style.foreground == .standard { style.foreground = .accent }
        style.attributes.insert(.underline)
        if hasFocus, link == current { style.attributes.insert(.reverse) }
      }
      cells += CellText(span.shown, style: style, asciiOnly: span.traits.usesASCII)
    }
    return cells
  }
}
