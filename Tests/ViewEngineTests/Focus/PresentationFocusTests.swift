import Testing

@testable import ViewEngine

@Suite("Focus after a presentation closes")
struct PresentationFocusTests {
  private var presentations = PresentationFocus<String>()

  init() {
    presentations.presentationOpened(at: 0, focused: "button")
    presentations.presentationOpened(at: 1, focused: "field")
  }

  /// Returns whether a control belongs to the lower of two presentations.
  private func isInLower(_ control: String) -> Bool { control == "field" }

  @Test("the focus returns to the control from before the uppermost presentation")
  mutating func uppermost() {
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .to("field"))
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .to("button"))
  }

  @Test("closing a lower presentation moves no focus and passes its target to the upper one")
  mutating func lower() {
    #expect(presentations.presentationClosed(at: 0, isGone: isInLower) == .none)
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .to("button"))
  }

  @Test("an upper presentation keeps its own return target while that exists")
  mutating func elsewhere() {
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .none)
    #expect(presentations.presentationClosed(at: 0) { _ in false } == .to("field"))
  }

  @Test("a presentation inserted below another one takes over its return target")
  mutating func below() {
    presentations.presentationOpened(at: 1, focused: "card")
    #expect(presentations.presentationClosed(at: 2) { _ in false } == .to("field"))
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .to("field"))
  }

  @Test("without a former focus the focus returns to no control")
  mutating func nothing() {
    presentations.presentationOpened(at: 2, focused: nil)
    presentations.presentationOpened(at: 3, focused: nil)
    #expect(presentations.presentationClosed(at: 3) { _ in false } == .to(nil))
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .none)
    #expect(presentations.presentationClosed(at: 1) { _ in false } == .to("field"))
  }
}
