import Testing

@testable import ViewEngine

@Suite("Paths from the focus to the root")
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

  @Test("What is around both the old and the new focus hears of neither")
  func common() {
    #expect(part([inner, group, root], besides: [other, group, root]) == ["inner"])
    #expect(part([other, group, root], besides: [inner, group, root]) == ["other"])
    #expect(part([inner, group, root], besides: [inner, group, root]) == [])
  }

  @Test("Without another path all of it hears")
  func alone() {
    #expect(part([inner, group, root], besides: []) == ["inner", "group", "root"])
    #expect(part([], besides: [inner, root]) == [])
  }

  @Test("A path that was put aside ends before the root")
  func putAside() {
    #expect(part([inner, group], besides: [other, group, root]) == ["inner"])
    #expect(part([inner, group], besides: [other, root]) == ["inner", "group"])
  }

  @Test("A view that was moved elsewhere with what is inside hears of nothing")
  func moved() {
    #expect(part([inner, group, root], besides: [inner, other, root]) == ["group"])
  }

  @MainActor
  private func step(below end: Step, from start: Step?) -> String? {
    let parents = [ObjectIdentifier(inner): group, ObjectIdentifier(group): root]
    return FocusPath.step(below: end, from: start) { parents[ObjectIdentifier($0)] }?.description
  }

  @Test("The step below a node is the child that the focus is in")
  @MainActor
  func stepBelow() {
    #expect(step(below: root, from: inner) == "group")
    #expect(step(below: group, from: inner) == "inner")
    #expect(step(below: inner, from: inner) == nil)
    #expect(step(below: other, from: inner) == nil)
    #expect(step(below: root, from: nil) == nil)
  }
}
