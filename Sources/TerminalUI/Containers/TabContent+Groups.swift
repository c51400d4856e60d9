extension ForEach: TabContent, TabViewMaking where Content: TabContent {
  /// The type of the selection.
  public typealias TabValue = Content.TabValue

  var tabView: AnyView {
    AnyView(ForEach<Data, ID, AnyView>(elements: data, id: id) { content($0).anyTabView })
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for the elements of a collection, identified by a key path.
  public init<Value: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(data, id: id, making: content)
  }

  /// Creates tabs for the elements of a collection, identified by their `id`.
  public init<Value: Hashable>(
    _ data: Data,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, making: content)
  }

  /// Creates tabs for the numbers of a range.
  public init<Value: Hashable>(
    _ data: Range<Int>,
    @TabContentBuilder<Value> content: @escaping (Int) -> Content
  ) where Content.TabValue == Value, Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, making: content)
  }
}

extension Group: TabContent, TabViewMaking where Content: TabContent {
  /// The type of the selection.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs.
  public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    self.init(content())
  }

  var tabView: AnyView { content.anyTabView }
}
