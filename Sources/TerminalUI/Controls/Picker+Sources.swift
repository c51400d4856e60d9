extension Picker {
  /// Creates a picker for several values. If the values differ, no option is selected. A selection
  /// sets all values.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.many(sources.map { $0[keyPath: selection] }), label(), content())
  }

  /// Creates a picker for several values. Styles that show only the selected option, such as
  /// `menu`, show `currentValueLabel` instead.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    let choice = PickerChoice.many(sources.map { $0[keyPath: selection] })
    let current = AnyView(currentValueLabel())
    self.init(choice, label(), content(), currentValueLabel: current)
  }
}

extension Picker where Label == Text {
  /// Creates a picker for several values, with a localized title.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for several values, with a verbatim title.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol,
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}
