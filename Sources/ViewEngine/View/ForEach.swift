/// Views made from the elements of a collection, told apart by an identifier:
/// SwiftUI's `ForEach`.
///
/// Its content is views, or tabs of a tab view.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The engine draws it; nobody asks for a body.
  public typealias Body = Never

  /// The collection that the views are made from.
  public let data: Data
  package let id: (Data.Element) -> ID
  package let content: (Data.Element) -> Content
  /// Whether an element is its own identifier.
  let identifiesItself: Bool
  /// Whether the collection stands for the parts of a view.
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
    // Asked of ranges alone: the key path to compare with takes long to make.
    identifiesItself = Data.self == Range<Int>.self && id == \Data.Element.self as AnyKeyPath
    showsParts = false
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    showsParts
      ? ContentNode(self, context, content: { $0.eachPart })
      : ForEachNode(self, context, forEach: { $0 })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, making: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Makes a view for each element, identified by its own identifier.
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
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
    identifiesItself = true
    showsParts = false
  }
}
