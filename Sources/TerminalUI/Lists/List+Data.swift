extension List where SelectionValue == Never {
  /// Creates a list with one row per element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Creates a list with one row per element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(.none, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with one row per number of a range.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(.none, ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list with one row per element. One row can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection.map { .one($0) } ?? .none, ForEach(data, content: rowContent))
  }

  /// Creates a list with one row per element. Several rows can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection.map { .many($0) } ?? .none, ForEach(data, content: rowContent))
  }

  /// Creates a list with one row per element, identified by a key path. One row can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection.map { .one($0) } ?? .none, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with one row per element, identified by a key path. Several rows can be
  /// selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection.map { .many($0) } ?? .none, ForEach(data, id: id, content: rowContent))
  }
}
