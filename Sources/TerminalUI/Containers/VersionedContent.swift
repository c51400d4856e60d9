@_spi(Nodes) import ViewEngine

/// Content that compares as equal to its previous value while `version` stays the same. The view
/// around it can be evaluated again without evaluating the content.
struct VersionedContent<Content: View>: PrimitiveView, Equatable {
  let version: Int
  let content: Content

  nonisolated static func == (left: Self, right: Self) -> Bool { left.version == right.version }

  /// Creates the node that lays out and draws the view.
  func _makeNode(_ context: _NodeContext) -> _Node {
    ContentNode(self, context, content: { $0.content })
  }
}
