/// A control that is on or off: SwiftUI's `Toggle`. Enter, Space or a click switches it.
public struct Toggle<Label: View>: View {
  private let configuration: ToggleStyleConfiguration

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(
      label: AnyView(label()),
      isOn: isOn,
      isMixed: { false }
    )
  }

  /// Creates a toggle for several values, with a label.
  ///
  /// The toggle is on if all values are on, and mixed if only some of them are on. Switching the
  /// toggle sets all values.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    configuration = ToggleStyleConfiguration(
      label: AnyView(label()),
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { value in sources.forEach { $0[keyPath: isOn].wrappedValue = value } }
      ),
      isMixed: {
        let values = Set(sources.map { $0[keyPath: isOn].wrappedValue })
        return values.count > 1
      }
    )
  }

  /// The toggle in the style of the enclosing views.
  public var body: some View {
    StyledView(\.toggleStyles, configuration) { AutomaticToggle(configuration: $0) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a verbatim title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several values, with a localized title.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values, with a verbatim title.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a toggle style. The next outer style draws it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }
}
