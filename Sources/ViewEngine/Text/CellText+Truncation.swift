extension CellText {
  /// The part of a text that is omitted when it is too long: SwiftUI's `Text.TruncationMode`.
  package enum Truncation: Hashable, Sendable {
    /// The start of the text.
    case head
    /// The middle of the text.
    case middle
    /// The end of the text.
    case tail
  }

  /// Returns the text as one line of at most `columns` columns. If the text is longer, `ellipsis`,
  /// or as much of it as fits, replaces the part named by `mode`. Line breaks become spaces.
  package func truncated(
    toColumns columns: Int,
    mode: Truncation = .tail,
    ellipsis: CellText
  ) -> CellText {
    let line = oneLine
    guard line.columns > columns else { return line }
    let ellipsis = Self.short(ellipsis, for: columns)
    let room = columns - ellipsis.columns
    guard room > 0 else { return CellText(units: Self.head(of: ellipsis.units, columns: columns)) }
    let (head, tail) = Self.shares(of: room, mode: mode)
    let last = line.oneStyled(ellipsis)
    return CellText(
      units: Self.head(of: line.units, columns: head).trimmed + last.units
        + Self.tail(of: line.units, columns: tail)
    )
  }

  /// Returns a one-column ellipsis if the given one would leave hardly any text.
  private static func short(_ ellipsis: CellText, for columns: Int) -> CellText {
    guard ellipsis.columns > 1, columns < 2 * ellipsis.columns else { return ellipsis }
    return CellText("~", style: ellipsis.units[0].style)
  }

  private var oneLine: CellText {
    guard !breaks.isEmpty else { return self }
    var joined: [Unit] = []
    for line in lines {
      if let last = joined.last, !line.units.isEmpty { joined.append(.space(style: last.style)) }
      joined += line.units
    }
    return CellText(units: joined)
  }

  /// Returns the ellipsis in the style of the surrounding text, unless the ellipsis has its own
  /// style.
  private func oneStyled(_ ellipsis: CellText) -> CellText {
    guard let style = units.first?.style else { return ellipsis }
    var styled = ellipsis
    for index in styled.units.indices where styled.units[index].style == .plain {
      styled.units[index].style = style
    }
    return styled
  }

  private static func shares(of room: Int, mode: Truncation) -> (head: Int, tail: Int) {
    switch mode {
    case .head: (0, room)
    case .middle: (room - room / 2, room / 2)
    case .tail: (room, 0)
    }
  }

  private static func head(of units: [Unit], columns: Int) -> [Unit] {
    var used = 0
    return Array(
      units.prefix {
        used += $0.columns
        return used <= columns
      }
    )
  }

  private static func tail(of units: [Unit], columns: Int) -> [Unit] {
    head(of: units.reversed(), columns: columns).reversed()
  }
}

extension [CellText.Unit] {
  /// The units without trailing spaces.
  var trimmed: [CellText.Unit] {
    var units = self
    while units.last?.isSpace == true { units.removeLast() }
    return units
  }
}
