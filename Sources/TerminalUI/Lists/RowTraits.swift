import Foundation
@_spi(Nodes) import ViewEngine

/// The properties that a view sets on its row or option in the list, picker or tab view around it.
/// The value set nearest to the row wins.
struct RowTraits {
  var tags: [Tag] = []
  /// The identifier of the view in the collection that it is created from.
  var implicitTag: AnyHashable?
  /// The value of the navigation link in the row.
  var linkedValue: AnyHashable?
  var background: AnyView?
  var insets: CellInsets?
  var separator = Visibility.automatic
  /// The visibility of the line above the row.
  var topSeparator = Visibility.automatic
  var separatorTint: Color?
  var topSeparatorTint: Color?
  var badge: AnyView?
  /// The label of the tab, if the view is a tab.
  var tabLabel: AnyView?
  /// The section of the tab, if the view is a tab in a section.
  var tabSection: TabSectionMark?
  var leadingActions: [AnyView] = []
  var trailingActions: [AnyView] = []
  var isDeletable = true
  var isMovable = true
  var isSelectable = true
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  /// A value that selects a view.
  struct Tag {
    let value: AnyHashable
    /// Whether the tag also matches a selection of the optional type.
    let matchesOptional: Bool
  }
}

/// A node that sets traits of the row that contains it.
@MainActor
protocol RowTraitSource: Node {
  /// Adds this node's traits. Traits that are already set are not replaced, because they were set
  /// nearer to the row.
  func write(_ traits: inout RowTraits)
}

/// Content that sets traits of the row around it.
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
    environment.rowTraitReader?.node?.traitsChanged()
  }

  func write(_ traits: inout RowTraits) { view.write(&traits) }
}

/// A list or picker that reads the traits of its rows.
@MainActor
protocol RowTraitReader: Node {
  /// Reacts to changed traits of a view inside.
  func traitsChanged()
}

/// A weak reference to the list or picker around a view.
struct RowTraitReaderLink {
  weak var node: (any RowTraitReader)?
}

private enum RowTraitReaderKey: EnvironmentKey {
  static var defaultValue: RowTraitReaderLink? { nil }
}

extension EnvironmentValues {
  /// The list or picker around a view; `nil` outside of one.
  var rowTraitReader: RowTraitReaderLink? {
    get { self[RowTraitReaderKey.self] }
    set { self[RowTraitReaderKey.self] = newValue }
  }
}

extension Node {
  /// Returns the traits set by the views in and around this element, from the innermost out to
  /// `owner`.
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
  /// The last node of the chain of only children below this node.
  var deepestOnly: Node {
    var deepest: Node = self
    while deepest.children.count == 1 { deepest = deepest.children[0] }
    return deepest
  }
}

extension View {
  /// Sets traits of the row around this view.
  func writingRowTraits(
    _ write: @escaping @MainActor (inout RowTraits) -> Void
  ) -> RowTraitWriter<Self> {
    RowTraitWriter(content: self, write: write)
  }

  /// Sets the value that selects this view in a ``Picker``, a ``List`` or a tab view: SwiftUI's
  /// `tag(_:includeOptional:)`.
  ///
  /// If `includeOptional` is `true`, the tag also matches a selection of the optional type.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    writingRowTraits {
      $0.tags.append(RowTraits.Tag(value: AnyHashable(tag), matchesOptional: includeOptional))
    }
  }
}

extension RowTraits {
  /// Returns the view's selection value of a type: its tag, else the value of its link, else its
  /// identifier in the collection. `nil` if none of them has the type.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    let isOptional = Value.self is any OptionalValue.Type
    for tag in tags where tag.matchesOptional || !isOptional {
      if let value = tag.value.base as? Value { return value }
    }
    if let linked = linkedValue?.base as? Value { return linked }
    return tags.isEmpty ? implicitTag.flatMap { $0.base as? Value } : nil
  }
}

/// A protocol that only `Optional` conforms to, to recognize optional types.
private protocol OptionalValue {}
extension Optional: OptionalValue {}
