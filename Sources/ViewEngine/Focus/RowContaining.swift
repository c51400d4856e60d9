/// A source of items that are rows, which arrow keys go through one by one: a list.
@MainActor
package protocol RowContaining: Node {
  /// Returns the row that a node is in, or the node itself if it is a row.
  func rowNode(holding node: Node) -> Node?
}
