/// A control that runs an action: SwiftUI's `Button`.
///
/// Enter or Space presses the focused button. A click presses any button.
public struct Button<Label: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration

  /// Creates a button with a role and a label.
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

  /// Creates a button with a label.
  public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// The button in the style of the enclosing views.
  public var body: some View {
    StyledView(\.buttonStyles, configuration) { AutomaticButton(configuration: $0) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a verbatim title.
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
  /// Creates a button from the configuration of a button style. The next outer style draws it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }
}
