import Testing

@_spi(Nodes) @testable import ViewEngine

/// A link holds an unowned reference, which the node clears when it ends. These tests fail, or end
/// the program, where a link outlives its node uncleared or keeps it alive.
@Suite("A link to a node")
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

  @Test("leads to its node while there is one, and nowhere afterwards")
  func end() {
    var node: Node? = makeNode()
    let link = node?.link
    #expect(link != nil && link == node?.link)
    #expect(link?.node === node)
    node = nil
    #expect(link?.node == nil)
  }

  @Test("leads from a node to the one above while there is one")
  func above() {
    var parent: Node? = makeNode()
    let child = parent.map { Node(NodeContext(below: $0, environment: EnvironmentValues())) }
    #expect(child?.parent != nil && child?.parent === parent)
    parent = nil
    #expect(child != nil && child?.parent == nil)
  }
}
