extension List {
  /// Creates an outline with a single selection. Enter on a row with children selects it and
  /// expands or collapses it.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }

  /// Creates an outline with a multiple selection. Rows with children can be selected in edit mode
  /// only.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }

  /// Creates an outline of elements identified by a key path, with a single selection.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    let rows = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }

  /// Creates an outline of elements identified by a key path, with a multiple selection.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    let rows = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }
}
