import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a sortable column that shows a string of each row, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a sortable column with an unlocalized title that shows a string of each row.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a sortable column that shows a string of each row, with a text as its title.
  public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: text, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title and any content, sortable by a value of each row.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with an unlocalized title and any content, sortable by a value of each row.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: some StringProtocol,
    value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a text as its title and any content, sortable by a value of each row.
  public init<Value: Comparable>(
    _ text: Text,
    value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localized title and any content, sortable by a value of each row with
  /// a comparator.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    let order = KeyPathComparator(value, comparator: comparator)
    self.init(label: Text(titleKey), comparator: order, content: content)
  }
}
