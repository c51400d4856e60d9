/// Rows of hierarchical data, in disclosure groups: SwiftUI's `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  /// The top level of an outline.
  private enum Roots {
    case many(Data)
    case one(Data.Element)
  }

  private let roots: Roots
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: @MainActor (Data.Element) -> Row

  /// Creates an outline of elements that are identified by a key path.
  ///
  /// `children` returns `nil` for an element that cannot be expanded.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Row
  ) {
    roots = .many(data)
    self.id = id
    self.children = children
    row = content
  }

  /// Creates an outline of one root element that is identified by a key path.
  ///
  /// `children` returns `nil` for an element that cannot be expanded.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping @MainActor (DataElement) -> Row
  ) where DataElement == Data.Element {
    roots = .one(root)
    self.id = id
    self.children = children
    row = content
  }

  /// The rows of the top level. The lower levels are created when their group is expanded.
  public var body: some View {
    switch roots {
    case .many(let data): ForEach(data, id: id) { line($0) }
    case .one(let root): line(root).id(root[keyPath: id])
    }
  }

  @ViewBuilder
  private func line(_ element: Data.Element) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        AnyView(OutlineGroup(inner, id: id, children: children, content: row))
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates an outline of identifiable elements.
  ///
  /// `children` returns `nil` for an element that cannot be expanded.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of one identifiable root element.
  ///
  /// `children` returns `nil` for an element that cannot be expanded.
  public init<DataElement>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping @MainActor (DataElement) -> Row
  ) where DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of hierarchical data, in disclosure groups.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(.none, OutlineGroup(data, children: children, content: rowContent))
  }
}
