@_spi(Nodes) import ViewEngine

/// The properties of a tab that the tab bar shows.
struct TabEntry {
  let index: Int
  let label: AnyView?
  let badge: AnyView?
  let section: TabSectionMark?
  let isSelected: Bool
}

/// Reads the selection, so that a change of the selection evaluates only this view.
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

/// A tab view's node without its generic parameters. A presentation asks this node whether its tab
/// is open.
@MainActor
protocol AnyTabViewNode: Node {}

/// The size of each part of a tab view, in cells.
struct TabPlan {
  /// The width of the sidebar, including the separator line.
  var side = 0
  /// The rows of the separator line above the bar: 0 or 1.
  var gap = 0
  /// The rows of the bar: 0 or 1.
  var bottom = 0
  var showsBar: Bool { side > 0 || bottom > 0 }
}

extension Node {
  /// Returns the traits of a tab. Traits set around the tab's screen override traits set inside the
  /// screen.
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
