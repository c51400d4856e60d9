extension List where SelectionValue == Never {
  /// Creates a list with one row per element. Rows can be moved or deleted.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable,
    Content == ForEach<
      Binding<Elements>, Elements.Element.ID, EditableCollectionContent<Row, Elements>
    >
  {
    self.init(
      .none,
      ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list with one row per element, identified by a key path. Rows can be moved or
  /// deleted.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == ForEach<Binding<Elements>, ID, EditableCollectionContent<Row, Elements>>
  {
    self.init(
      .none,
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }
}

extension List {
  /// Creates a list with one row per element. Rows can be moved or deleted, and several can be
  /// selected.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable,
    Content == ForEach<
      Binding<Elements>, Elements.Element.ID, EditableCollectionContent<Row, Elements>
    >
  {
    self.init(
      selection.map { .many($0) } ?? .none,
      ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list with one row per element. Rows can be moved or deleted, and one can be
  /// selected.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable,
    Content == ForEach<
      Binding<Elements>, Elements.Element.ID, EditableCollectionContent<Row, Elements>
    >
  {
    self.init(
      selection.map { .one($0) } ?? .none,
      ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list with one row per element, identified by a key path. Rows can be moved or
  /// deleted, and several can be selected.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == ForEach<Binding<Elements>, ID, EditableCollectionContent<Row, Elements>>
  {
    self.init(
      selection.map { .many($0) } ?? .none,
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list with one row per element, identified by a key path. Rows can be moved or
  /// deleted, and one can be selected.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == ForEach<Binding<Elements>, ID, EditableCollectionContent<Row, Elements>>
  {
    self.init(
      selection.map { .one($0) } ?? .none,
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }
}
