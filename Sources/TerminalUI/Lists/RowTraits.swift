import Foundation
@_spi(Nodes) import ViewEngine

/// What a view tells the list or the picker it stands in about itself: its tag, how its
/// row looks, what can be done with it. The value nearest to the row counts.
struct RowTraits {
  var tags: [Tag] = []
  /// The identifier of the view among those made from a collection.
  var implicitTag: AnyHashable?
  /// The value that the link in the row leads to.
  var linkedValue: AnyHashable?
  var background: AnyView?
  var insets: CellInsets?
  var separator = Visibility.automatic
  /// The line above the row.
  var topSeparator = Visibility.automatic
  var separatorTint: Color?
  var topSeparatorTint: Color?
  var badge: AnyView?
  /// The name of the tab that the view is.
  var tabLabel: AnyView?
  /// The section of the tab that the view is.
  var tabSection: TabSectionMark?
  var leadingActions: [AnyView] = []
  var trailingActions: [AnyView] = []
  var isDeletable = true
  var isMovable = true
  var isSelectable = true
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  /// A value by which a view is chosen.
  struct Tag {
    let value: AnyHashable
    /// Whether it also stands for an optional value of its type.
    let matchesOptional: Bool
  }
}

/// A node that tells something about the rows in it.
@MainActor
protocol RowTraitSource: Node {
  /// Adds what it tells to what was told nearer to the row.
  func write(_ traits: inout RowTraits)
}

/// Content that tells the list or picker around it something.
struct RowTraitWriter<Content> {
  let content: Content
  let write: @MainActor (inout RowTraits) -> Void
}

extension RowTraitWriter: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { RowTraitWriterNode(self, context) }
}

private final class RowTraitWriterNode<Content: View>: ViewNode<RowTraitWriter<Content>>,
  RowTraitSource
{
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    environment.rowOwner?.node?.traitsChanged()
  }

  func write(_ traits: inout RowTraits) { view.write(&traits) }
}

/// What hears of changed traits: a list or a picker.
@MainActor
protocol RowOwner: Node {
  /// Some view inside tells something else than before.
  func traitsChanged()
}

/// Refers to the list or picker around a view.
struct RowOwnerLink {
  weak var node: (any RowOwner)?
}

private enum RowOwnerKey: EnvironmentKey {
  static var defaultValue: RowOwnerLink? { nil }
}

extension EnvironmentValues {
  /// The list or picker around a view.
  var rowOwner: RowOwnerLink? {
    get { self[RowOwnerKey.self] }
    set { self[RowOwnerKey.self] = newValue }
  }
}

extension Node {
  /// What the views around an element tell about it, up to the list or picker they are
  /// in: from the innermost to the outermost, below wrappers as well.
  func rowTraits(below owner: Node) -> RowTraits {
    var traits = RowTraits()
    var node: Node? = deepestOnly
    while let current = node, current !== owner {
      (current as? any RowTraitSource)?.write(&traits)
      if traits.tags.isEmpty, let item = current as? any CollectionItemNode {
        traits.implicitTag = traits.implicitTag ?? item.itemID
      }
      node = current.parent
    }
    return traits
  }
}

extension Node {
  /// As deep as there is only one node below another.
  var deepestOnly: Node {
    var deepest: Node = self
    while deepest.children.count == 1 { deepest = deepest.children[0] }
    return deepest
  }
}

extension View {
  /// Tells the list or picker around this view something.
  func writingRowTraits(
    _ write: @escaping @MainActor (inout RowTraits) -> Void
  ) -> RowTraitWriter<Self> {
    RowTraitWriter(content: self, write: write)
  }

  /// Gives the view a value by which a ``Picker``, a ``List`` or a tab view chooses it:
  /// SwiftUI's `tag(_:includeOptional:)`.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    writingRowTraits {
      $0.tags.append(RowTraits.Tag(value: AnyHashable(tag), matchesOptional: includeOptional))
    }
  }
}

extension RowTraits {
  /// The value of a type that the view is chosen by, if it has one: its own tag, else the
  /// identifier that it has in a collection.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    let isOptional = Value.self is any OptionalValue.Type
    for tag in tags where tag.matchesOptional || !isOptional {
      if let value = tag.value.base as? Value { return value }
    }
    if let linked = linkedValue?.base as? Value { return linked }
    return tags.isEmpty ? implicitTag.flatMap { $0.base as? Value } : nil
  }
}

/// Tells optional types from others.
private protocol OptionalValue {}
extension Optional: OptionalValue {}
