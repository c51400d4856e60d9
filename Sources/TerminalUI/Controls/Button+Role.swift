/// The default label of a button with a role: SwiftUI's `DefaultButtonLabel`.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The symbol of the role, with an accessibility label.
  public var body: some View {
    switch role {
    case .close, .cancel: Image(systemName: "xmark").accessibilityLabel("Close")
    case .confirm: Image(systemName: "checkmark").accessibilityLabel("Confirm")
    case .destructive: Image(systemName: "trash").accessibilityLabel("Delete")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the default label of its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
