/// A text wrapped into rows, with a row and column for each character.
struct TextRows {
  private let characters: [Character]
  /// The characters of each row, without the line break that ends it.
  private var ranges: [Range<Int>] = []

  init(_ characters: [Character], width: Int) {
    self.characters = characters
    var start = 0
    var columns = 0
    var lastBreak: Int?
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        ranges.append(start..<index)
        (start, columns, lastBreak) = (index + 1, 0, nil)
        continue
      }
      let own = Self.columns(of: character)
      if columns + own > max(1, width - 1), index > start {
        let end = lastBreak ?? index
        ranges.append(start..<end)
        start = end
        columns = Self.columns(characters[start..<index])
        lastBreak = nil
      }
      columns += own
      if character == " " { lastBreak = index + 1 }
    }
    ranges.append(start..<characters.count)
  }

  /// The number of rows; at least one.
  var count: Int { ranges.count }

  func text(_ row: Int) -> String { String(characters[ranges[row]]) }

  /// Returns the row and the column of the cursor before a character.
  func place(of index: Int) -> (row: Int, column: Int) {
    let row = ranges.lastIndex { $0.lowerBound <= index } ?? 0
    let start = ranges[row].lowerBound
    return (row, Self.columns(characters[start..<max(start, min(index, characters.count))]))
  }

  /// Returns the index of the character at a column of a row, or the end of the row.
  func index(row: Int, column: Int) -> Int {
    var columns = 0
    for index in ranges[row] {
      columns += Self.columns(of: characters[index])
      if columns > column { return index }
    }
    let isBroken = row + 1 < count && ranges[row + 1].lowerBound == ranges[row].upperBound
    return isBroken
      ? max(ranges[row].lowerBound, ranges[row].upperBound - 1) : ranges[row].upperBound
  }

  /// Returns the width of a character, in cells. ASCII characters skip `CellText`, because each
  /// frame measures the whole text.
  private static func columns(of character: Character) -> Int {
    if let byte = character.asciiValue, (0x20..<0x7F).contains(byte) { return 1 }
    return columns(CollectionOfOne(character))
  }

  private static func columns(_ characters: some Sequence<Character>) -> Int {
    CellText(String(characters)).columns
  }
}
