import Testing

@testable import StoreModel

@Suite("Lines and columns")
struct LineLocatorTests {
  private static func positions(_ text: String, _ offsets: [Int]) -> [[Int]] {
    var locator = LineLocator(Array(text.utf8))
    return offsets.map { offset in
      let position = locator.position(at: offset)
      return [position.line, position.column]
    }
  }

  @Test("each of the three line endings counts as one")
  func lineEnds() {
    #expect(Self.positions("a\nb\r\nc\rd", [0, 2, 5, 7]) == [[1, 1], [2, 1], [3, 1], [4, 1]])
  }

  @Test("a column is a grapheme cluster")
  func characters() {
    #expect(Self.positions("é日👩‍👩‍👧x", [0, 2, 5, 23]) == [[1, 1], [1, 2], [1, 3], [1, 4]])
  }

  @Test("a position can be requested twice, and an offset after the end is the end")
  func edges() {
    #expect(Self.positions("ab\n", [1, 1, 3, 99]) == [[1, 2], [1, 2], [2, 1], [2, 1]])
  }
}
