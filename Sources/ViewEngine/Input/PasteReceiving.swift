/// A node that accepts pasted text while it has the focus.
@MainActor
package protocol PasteReceiving: Node {
  /// Inserts the text. Returns `false` if the node does not accept text now.
  func paste(_ text: String) -> Bool
}
