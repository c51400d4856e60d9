import Foundation
import Testing

@Suite("Overridable members of nodes")
struct NodeHooksTests {
  /// The engine's classes that nodes of other modules inherit from.
  private static let openClasses: Set = ["_Node", "ViewNode", "ContainerNode", "EnclosingNode"]

  /// The modifiers of members that cannot be overridden in another file, or that are overrides
  /// themselves.
  private static let closing: Set = [
    "final", "private", "fileprivate", "static", "class", "override",
  ]

  /// A member that only one node would override belongs in its `NodeRole` or in a protocol.
  @Test("each overridable member is overridden in at least two classes")
  func overriders() throws {
    let modules = ["ViewEngine", "TerminalUI"]
    let sources = try modules.flatMap { try SourceFolder.sources(of: $0).values }
    let members = sources.flatMap { ClassMembers($0).found }
    let hooks = members.filter {
      Self.openClasses.contains($0.type) && $0.modifiers.isDisjoint(with: Self.closing)
    }
    #expect(hooks.count > 20, "the sources were not read")
    let overrides = members.filter { $0.modifiers.contains("override") }
    for hook in hooks {
      let classes = Set(overrides.filter { $0.name == hook.name }.map(\.type))
      #expect(classes.count >= 2, "\(hook.type).\(hook.name) is overridden by \(classes.sorted())")
    }
  }

  @Test("members are found with their class, labels and modifiers")
  func reading() {
    let source = """
      /// A class.
      open class Plain<V>: Base {
        @_spi(Nodes) open func move<Key>(_ key: Key, by rows: [Int: Int] = [:]) -> Int { let a = 1 }
        private final class Inner: Plain<Int> {
          override var size: Int { 1 }
        }
        class func make() {}
      }
      struct Value { var size = 1 }
      """
    let found = ClassMembers(source).found
    #expect(found.map(\.name) == ["move(_:by:)", "size", "make()"])
    #expect(found.map(\.type) == ["Plain", "Inner", "Plain"])
    #expect(found[0].modifiers.contains("open"))
    #expect(found[1].modifiers.contains("override"))
  }
}
