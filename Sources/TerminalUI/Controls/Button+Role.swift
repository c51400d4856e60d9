/// The label of a button that its role says all of: SwiftUI's `DefaultButtonLabel`.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol, read out as a word.
  public var body: some View {
    switch role {
    case .close, .cancel: Image(systemName: "xmark").accessibilityLabel("Close")
    case .confirm: Image(systemName: "checkmark").accessibilityLabel("Confirm")
    case .destructive: Image(systemName: "trash").accessibilityLabel("Delete")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that its role says all of.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
