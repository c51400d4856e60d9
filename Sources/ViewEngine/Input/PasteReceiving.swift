/// A node that takes pasted text while it has the focus.
@MainActor
package protocol PasteReceiving: Node {
  /// Inserts the text; false where the node takes none now.
  func paste(_ text: String) -> Bool
}
