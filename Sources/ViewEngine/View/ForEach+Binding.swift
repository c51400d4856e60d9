extension ForEach where Content: View {
  /// Creates a view for each element of a collection, with a binding to the element, identified by
  /// a key path: `ForEach($items, id: \.name) { $item in … }`.
  public init<Elements>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection {
    self.init(elements: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}
