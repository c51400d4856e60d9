import Testing

@testable import ViewEngine

@Suite("Focus paths")
struct FocusPathTests {
  private final class Step: CustomStringConvertible {
    let description: String
    init(_ name: String) { description = name }
  }

  private let root = Step("root")
  private let group = Step("group")
  private let inner = Step("inner")
  private let other = Step("other")

  private func part(_ path: [Step], besides other: [Step]) -> [String] {
    FocusPath.part(of: path, besides: other).map(\.description)
  }

  @Test("views on both the old and the new focus path receive no focus change")
  func common() {
    #expect(part([inner, group, root], besides: [other, group, root]) == ["inner"])
    #expect(part([other, group, root], besides: [inner, group, root]) == ["other"])
    #expect(part([inner, group, root], besides: [inner, group, root]) == [])
  }

  @Test("without a second path every view on the path receives a focus change")
  func alone() {
    #expect(part([inner, group, root], besides: []) == ["inner", "group", "root"])
    #expect(part([], besides: [inner, root]) == [])
  }

  @Test("a detached path ends before the root")
  func putAside() {
    #expect(part([inner, group], besides: [other, group, root]) == ["inner"])
    #expect(part([inner, group], besides: [other, root]) == ["inner", "group"])
  }

  @Test("a view that moves to another parent with the focus inside receives no focus change")
  func moved() {
    #expect(part([inner, group, root], besides: [inner, other, root]) == ["group"])
  }

  @MainActor
  private func step(below end: Step, from start: Step?) -> String? {
    let parents = [ObjectIdentifier(inner): group, ObjectIdentifier(group): root]
    return FocusPath.step(below: end, from: start) { parents[ObjectIdentifier($0)] }?.description
  }

  @Test("the step below a node is its child on the focus path")
  @MainActor
  func stepBelow() {
    #expect(step(below: root, from: inner) == "group")
    #expect(step(below: group, from: inner) == "inner")
    #expect(step(below: inner, from: inner) == nil)
    #expect(step(below: other, from: inner) == nil)
    #expect(step(below: root, from: nil) == nil)
  }
}
