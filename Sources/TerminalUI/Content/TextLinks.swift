import Foundation

/// The links of a text: which there are, which one is current, and whose address is shown.
///
/// Enter on the current link opens it where the program has an action for that, else shows
/// its address after it, or hides it again.
struct TextLinks {
  private var addresses: [URL] = []
  private var index = 0
  private var shown: Set<URL> = []

  var isEmpty: Bool { addresses.isEmpty }

  /// The link that Enter opens.
  var current: URL? { addresses.indices.contains(index) ? addresses[index] : nil }

  /// Learns which links a text has.
  mutating func take(_ spans: [TextSpan]) {
    addresses = []
    for case let link? in spans.map(\.link) where addresses.last != link {
      addresses.append(link)
    }
    index = max(0, min(index, addresses.count - 1))
  }

  /// Goes to another link; false at either end.
  mutating func move(by step: Int) -> Bool {
    guard addresses.indices.contains(index + step) else { return false }
    index += step
    return true
  }

  /// Shows the current address, or hides it.
  mutating func toggleAddress() {
    guard let current else { return }
    if shown.remove(current) == nil { shown.insert(current) }
  }

  /// The spans as cells: links underlined in the accent, the current one reversed.
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
