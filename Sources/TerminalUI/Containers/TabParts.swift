@_spi(Nodes) import ViewEngine

/// One tab as a bar names it.
struct TabEntry {
  let index: Int
  let label: AnyView?
  let badge: AnyView?
  let section: TabSectionMark?
  let isSelected: Bool
}

/// Reads the choice, so that a change of it evaluates nothing else.
struct ChoiceReader: PrimitiveView {
  let read: @MainActor () -> Void
  let changed: @MainActor () -> Void

  func _makeNode(_ context: _NodeContext) -> _Node { ChoiceReaderNode(self, context) }
}

private final class ChoiceReaderNode: ViewNode<ChoiceReader> {
  override func resolve() {
    tracking(view.read)
    view.changed()
  }
}

/// The node of a tab view.
@MainActor
protocol AnyTabViewNode: Node {}

/// How the room of a tab view is shared.
struct TabPlan {
  /// Columns at the leading edge, with the line beside them.
  var side = 0
  /// The row with a line above the names.
  var gap = 0
  /// The row with the names.
  var bottom = 0
  var showsBar: Bool { side > 0 || bottom > 0 }
}

extension Node {
  /// What is told about a tab: by the views around it, and failing that by those inside.
  func tabTraits(below owner: Node) -> RowTraits {
    var traits = RowTraits()
    var node: Node? = self
    while let current = node, current !== owner {
      (current as? any RowTraitSource)?.write(&traits)
      if let item = current as? any CollectionItemNode, traits.implicitTag == nil {
        traits.implicitTag = item.itemID
      }
      node = current.parent
    }
    let inside = rowTraits(below: owner)
    if traits.tabLabel == nil { traits.tabLabel = inside.tabLabel }
    if traits.badge == nil, traits.tabLabel != nil { traits.badge = inside.badge }
    if traits.tags.isEmpty { traits.tags = inside.tags }
    return traits
  }
}
