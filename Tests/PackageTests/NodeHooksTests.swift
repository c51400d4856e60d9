import Foundation
import Testing

@Suite("The members of nodes that may be overridden")
struct NodeHooksTests {
  /// The classes of the engine that nodes of other modules are subclasses of.
  private static let openClasses: Set = ["_Node", "ViewNode", "ContainerNode", "EnclosingNode"]

  /// What keeps a member from being overridden in another file, or says that it is an override
  /// itself.
  private static let closing: Set = [
    "final", "private", "fileprivate", "static", "class", "override",
  ]

  /// What one node alone overrides is that node's own matter: it says so by its `NodeRole` or by
  /// a protocol.
  @Test("Each is overridden in two classes at least")
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

  @Test("Members are found with their class, labels and modifiers")
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
