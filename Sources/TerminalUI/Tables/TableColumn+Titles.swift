extension TableColumn where Label == Text {
  /// Creates a column with a localized title and any content.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with an unlocalized title and any content.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a text as its title and any content.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Creates a column with a localized title and any content, sortable with a comparator.
  public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column with an unlocalized title and any content, sortable with a comparator.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column with a text as its title and any content, sortable with a comparator.
  public init(
    _ text: Text,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column that shows a string of each row, with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a string of each row, with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows a string of each row, with a text as its title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}
