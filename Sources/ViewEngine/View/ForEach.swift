/// Views created from the elements of a collection and identified by a key: SwiftUI's `ForEach`.
/// The content is views, or tabs of a tab view.
///
/// If several elements have the same identifier, only the first of them is shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// A `ForEach` has no body; the engine shows its content directly.
  public typealias Body = Never

  /// The collection from which the views are created.
  public let data: Data
  package let id: (Data.Element) -> ID
  package let content: (Data.Element) -> Content
  /// Whether each element is its own identifier.
  let identifiesItself: Bool
  /// Whether the data is a placeholder for the subviews or sections of a view.
  let showsParts: Bool

  package init(
    elements: Data,
    id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content,
    showsParts: Bool = false
  ) {
    data = elements
    self.id = id
    self.content = content
    identifiesItself = false
    self.showsParts = showsParts
  }

  package init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    making: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    content = making
    // Only ranges are checked: creating the key path for the comparison is slow.
    identifiesItself = Data.self == Range<Int>.self && id == \Data.Element.self as AnyKeyPath
    showsParts = false
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    showsParts
      ? ContentNode(self, context, content: { $0.eachPart })
      : ForEachNode(self, context, forEach: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, making: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates a view for each element, identified by its `id`.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    id = { $0.id }
    self.content = content
    identifiesItself = false
    showsParts = false
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each integer in a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
    identifiesItself = true
    showsParts = false
  }
}
