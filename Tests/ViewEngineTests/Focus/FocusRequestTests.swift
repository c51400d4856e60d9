import Testing

@testable import ViewEngine

@Suite("Focus requests by the program")
struct FocusRequestTests {
  private let candidates = [
    (id: "a", isInside: false), (id: "b", isInside: true), (id: "c", isInside: true),
    (id: "d", isInside: false),
  ]

  @Test("a request into a view goes to its first control")
  func into() {
    #expect(FocusRequest.into.destination(from: "d", among: candidates) == "b")
    #expect(FocusRequest.into.destination(from: "a", among: [(id: "a", isInside: false)]) == nil)
  }

  @Test("a request out of a view goes to the next control in reading order")
  func outOf() {
    #expect(FocusRequest.outOf.destination(from: "b", among: candidates) == "d")
    #expect(FocusRequest.outOf.destination(from: "c", among: candidates) == "d")
  }

  @Test("a request out of a view wraps from the last control to the first")
  func around() {
    let candidates = candidates.dropLast()
    #expect(FocusRequest.outOf.destination(from: "c", among: Array(candidates)) == "a")
  }

  @Test("a request out of a view that contains all controls has no destination")
  func nowhere() {
    #expect(FocusRequest.outOf.destination(from: "a", among: [(id: "a", isInside: true)]) == nil)
    let none: [(id: String, isInside: Bool)] = []
    #expect(FocusRequest.outOf.destination(from: "a", among: none) == nil)
  }
}
