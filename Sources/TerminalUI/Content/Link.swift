import Foundation

/// Something that leads to an address: SwiftUI's `Link`.
///
/// Enter or a click gives the address to the `openURL` of the environment. Where that does
/// not open it, as when the program has set none, the link shows its address below itself,
/// to be read and copied, and hides it when pressed again.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @State private var isAddressShown = false
  @Environment(\.openURL) private var openURL

  /// Creates a link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link in the style of the buttons around it, underlined where none was set.
  public var body: some View {
    VStack(spacing: .cells(0)) {
      Styled(\.buttonStyles, configuration) { configuration in
        configuration.pressable(LinkLabel(label: configuration.label))
      }
      if isAddressShown { Text(verbatim: destination.absoluteString).foregroundStyle(.secondary) }
    }
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: nil,
      label: AnyView(label),
      pressedRole: .link,
      isSelected: false,
      action: open
    )
  }

  private func open() {
    openURL(destination) { isOpen in
      if !isOpen { isAddressShown.toggle() }
    }
  }
}

extension Link where Label == Text {
  /// Creates a link that says something.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that says something.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What a link looks like: underlined, in the tint.
struct LinkLabel: View {
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    MarkedWhenDisabled(content: FocusEffect(content: label.underline(isEnabled)))
      .foregroundStyle(isEnabled ? ColorRole.accent : .secondary)
  }
}
