import Testing

@testable import ViewEngine

@Suite("The focus returns when a presentation has gone")
struct PresentationFocusTests {
  private var presentations = PresentationFocus<String>()

  init() {
    presentations.presentationOpened(at: 0, focused: "button")
    presentations.presentationOpened(at: 1, focused: "field")
  }

  /// The controls of the lower one of two presentations.
  private func isInLower(_ control: String) -> Bool { control == "field" }

  @Test("To what had it when the uppermost one came")
  mutating func uppermost() {
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .to("field"))
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .to("button"))
  }

  @Test("Not from below another one, which remembers what is still there")
  mutating func lower() {
    #expect(presentations.presentationClosed(at: 0, isGone: isInLower) == .none)
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .to("button"))
  }

  @Test("What another one remembers stays, where it is still there")
  mutating func elsewhere() {
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .none)
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .to("field"))
  }

  @Test("One that is laid below another had the focus before that one")
  mutating func below() {
    presentations.presentationOpened(at: 1, focused: "card")
    #expect(presentations.presentationClosed(at: 2) { _ in false } == .to("field"))
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .to("field"))
  }

  @Test("To nothing, where nothing had it")
  mutating func nothing() {
    presentations.presentationOpened(at: 2, focused: nil)
    presentations.presentationOpened(at: 3, focused: nil)
    #expect(presentations.presentationClosed(at: 3) { _ in false } == .to(nil))
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .none)
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .to("field"))
  }
}
