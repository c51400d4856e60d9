extension Picker {
  /// Creates a picker that stands for several values: where they differ nothing is chosen,
  /// and choosing sets all of them.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.many(sources.map { $0[keyPath: selection] }), label(), content())
  }

  /// Creates a picker that stands for several values, with a view of the chosen value of its
  /// own.
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
  /// Creates a picker that stands for several values.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker that stands for several values.
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
