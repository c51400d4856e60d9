/// A part of a terminal's reply to the queries of ``PictureProbe``.
enum PictureReply: Hashable {
  /// The terminal supports the kitty graphics protocol.
  case kitty
  /// The terminal's attributes (DA1). Every terminal replies to this query, and the query is the
  /// last one, so the reply ends the replies.
  case attributes([Int])
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The number of colours that a sixel picture can have.
  case sixelColors(Int)

  /// Whether the reply ends the replies to a query.
  var isLast: Bool { if case .attributes = self { true } else { false } }

  /// Decodes an APC string without its introducer and terminator. Returns `nil` for other strings.
  ///
  /// Only a reply that repeats the number of the query counts. iTerm2 3.5 replies without it.
  init?(string: String) {
    guard string == "Gi=\(PictureProbe.queryNumber);OK" else { return nil }
    self = .kitty
  }

  /// Decodes a control sequence without `CSI`, such as `?62;4c`. Returns `nil` for other sequences.
  init?(control: String) {
    guard let last = control.last else { return nil }
    let isPrivate = control.hasPrefix("?")
    let numbers = control.dropFirst(isPrivate ? 1 : 0).dropLast()
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch (last, isPrivate) {
    case ("c", true): self = .attributes(numbers)
    case ("t", false) where numbers.count == 3 && numbers[0] == 6:
      self = .cellSize(width: numbers[2], height: numbers[1])
    case ("S", true) where numbers.count >= 3 && numbers[0] == 1 && numbers[1] == 0:
      self = .sixelColors(numbers[2])
    default: return nil
    }
  }
}
