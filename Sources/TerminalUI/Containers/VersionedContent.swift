@_spi(Nodes) import ViewEngine

/// Content that is the same as long as its edition is: what surrounds it can be evaluated
/// again without it.
struct VersionedContent<Content: View>: PrimitiveView, Equatable {
  let version: Int
  let content: Content

  nonisolated static func == (left: Self, right: Self) -> Bool { left.version == right.version }

  /// Makes the node that stands for the view.
  func _makeNode(_ context: _NodeContext) -> _Node {
    ContentNode(self, context, content: { $0.content })
  }
}
