import Testing

@_spi(Nodes) @testable import ViewEngine

/// A link holds an unowned reference that the node clears when it is released. These tests fail or
/// crash if a link keeps its node alive, or outlives it without being cleared.
@Suite("Links between nodes")
@MainActor
struct NodeLinkTests {
  private let host = ViewHost(
    EmptyView(),
    size: Size(width: 1, height: 1),
    extending: EnvironmentValues()
  )

  private func makeNode() -> Node {
    Node(NodeContext(host: host, parent: nil, environment: EnvironmentValues()))
  }

  @Test("a link returns its node, and nil after the node is released")
  func end() {
    var node: Node? = makeNode()
    let link = node?.link
    #expect(link != nil && link == node?.link)
    #expect(link?.node === node)
    node = nil
    #expect(link?.node == nil)
  }

  @Test("a child returns its parent, and nil after the parent is released")
  func above() {
    var parent: Node? = makeNode()
    let child = parent.map { Node(NodeContext(below: $0, environment: EnvironmentValues())) }
    #expect(child?.parent != nil && child?.parent === parent)
    parent = nil
    #expect(child != nil && child?.parent == nil)
  }
}
