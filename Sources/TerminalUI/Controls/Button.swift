/// Something to press: SwiftUI's `Button`. Enter or Space presses the focused one, a
/// click any.
public struct Button<Label: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration

  /// Creates a button with any label.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role,
      label: AnyView(label()),
      action: action
    )
  }

  /// Creates a button with any label.
  public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// The button in the style of its surroundings.
  public var body: some View {
    StyledView(\.buttonStyles, configuration) { AutomaticButton(configuration: $0) }
  }
}

extension Button where Label == Text {
  /// Creates a button that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button that says something.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button again inside a style that changes it; it is drawn in the next
  /// outer style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }
}
