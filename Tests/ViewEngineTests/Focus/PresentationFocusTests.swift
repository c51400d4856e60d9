import Testing

@testable import ViewEngine

@Suite("The focus returns when a presentation has gone")
struct PresentationFocusTests {
  private var presentations = PresentationFocus<String>()

  init() {
    presentations.presentationCame(at: 0, focused: "button")
    presentations.presentationCame(at: 1, focused: "field")
  }

  /// The controls of the lower one of two presentations.
  private func isInLower(_ control: String) -> Bool { control == "field" }

  @Test("To what had it when the uppermost one came")
  mutating func uppermost() {
    #expect(presentations.presentationWent(at: 1) { _ in false } == .to("field"))
    #expect(presentations.presentationWent(at: 0) { _ in false } == .to("button"))
  }

  @Test("Not from below another one, which remembers what is still there")
  mutating func lower() {
    #expect(presentations.presentationWent(at: 0, isGone: isInLower) == .none)
    #expect(presentations.presentationWent(at: 0) { _ in false } == .to("button"))
  }

  @Test("What another one remembers stays, where it is still there")
  mutating func elsewhere() {
    #expect(presentations.presentationWent(at: 0) { _ in false } == .none)
    #expect(presentations.presentationWent(at: 0) { _ in false } == .to("field"))
  }

  @Test("One that is laid below another had the focus before that one")
  mutating func below() {
    presentations.presentationCame(at: 1, focused: "card")
    #expect(presentations.presentationWent(at: 2) { _ in false } == .to("field"))
    #expect(presentations.presentationWent(at: 1) { _ in false } == .to("field"))
  }

  @Test("To nothing, where nothing had it")
  mutating func nothing() {
    presentations.presentationCame(at: 2, focused: nil)
    presentations.presentationCame(at: 3, focused: nil)
    #expect(presentations.presentationWent(at: 3) { _ in false } == .to(nil))
    #expect(presentations.presentationWent(at: 1) { _ in false } == .none)
    #expect(presentations.presentationWent(at: 1) { _ in false } == .to("field"))
  }
}
