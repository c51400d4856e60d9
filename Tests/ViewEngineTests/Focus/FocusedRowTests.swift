import Testing

@testable import ViewEngine

@Suite("The row around a control")
struct FocusedRowTests {
  private let row = Rect(x: 2, y: 4, width: 20, height: 3)

  private func holds(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    FocusedRow.holds(row, control: Rect(x: x, y: y, width: width, height: height))
  }

  @Test("a row contains a control between its upper and lower edge")
  func inside() {
    #expect(holds(2, 4, 20, 3))
    #expect(holds(5, 6, 4, 1))
    #expect(holds(0, 5, 30, 1), "a control may be wider than its row")
  }

  @Test("a row does not contain a control outside, beside or across its edges")
  func outside() {
    #expect(!holds(5, 3, 4, 1))
    #expect(!holds(5, 7, 4, 1))
    #expect(!holds(22, 5, 4, 1))
    #expect(!holds(5, 3, 4, 2))
    #expect(!holds(5, 6, 4, 2))
    #expect(!holds(5, 5, 0, 1), "the control has no cells")
  }
}
