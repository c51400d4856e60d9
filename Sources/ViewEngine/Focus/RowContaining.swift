/// A list whose items are rows, which arrow keys visit one by one.
@MainActor
package protocol RowContaining: Node {
  /// Returns the row that contains a node, the node itself if it is a row, or `nil`.
  func rowNode(holding node: Node) -> Node?
}
