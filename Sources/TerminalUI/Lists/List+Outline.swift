extension List {
  /// Creates an outline of which one row can be chosen; Enter chooses a row that holds others,
  /// and folds or unfolds it.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }

  /// Creates an outline of which any number of rows can be chosen; those that hold others
  /// while rows are edited.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    let rows = OutlineGroup(data, children: children, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }

  /// Creates an outline of elements identified by a key path, of which one row can be chosen.
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

  /// Creates an outline of elements identified by a key path, of which any number of rows can
  /// be chosen.
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
