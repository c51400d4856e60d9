/// Rows made from data that holds data of its own kind, each level folded under the one
/// above: SwiftUI's `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: @MainActor (Data.Element) -> Row

  /// Creates an outline whose elements are identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    row = content
  }

  /// The rows of the first level, and those of the levels below as they are unfolded.
  public var body: some View {
    ForEach(data, id: id) { element in
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
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates an outline.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates an outline: rows whose elements hold elements of their own.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(.none, OutlineGroup(data, children: children, content: rowContent))
  }
}
