import Testing

@testable import ViewEngine

@Suite("A program asks the focus to go somewhere")
struct FocusRequestTests {
  private let candidates = [
    (id: "a", isInside: false), (id: "b", isInside: true), (id: "c", isInside: true),
    (id: "d", isInside: false),
  ]

  @Test("Into a view it goes to the first control there")
  func into() {
    #expect(FocusRequest.into.destination(from: "d", among: candidates) == "b")
    #expect(FocusRequest.into.destination(from: "a", among: [(id: "a", isInside: false)]) == nil)
  }

  @Test("Out of a view it goes to the next control in reading order")
  func outOf() {
    #expect(FocusRequest.outOf.destination(from: "b", among: candidates) == "d")
    #expect(FocusRequest.outOf.destination(from: "c", among: candidates) == "d")
  }

  @Test("After the last control it goes on from the first")
  func around() {
    let candidates = candidates.dropLast()
    #expect(FocusRequest.outOf.destination(from: "c", among: Array(candidates)) == "a")
  }

  @Test("Where all controls are in the view it goes nowhere")
  func nowhere() {
    #expect(FocusRequest.outOf.destination(from: "a", among: [(id: "a", isInside: true)]) == nil)
    let none: [(id: String, isInside: Bool)] = []
    #expect(FocusRequest.outOf.destination(from: "a", among: none) == nil)
  }
}
