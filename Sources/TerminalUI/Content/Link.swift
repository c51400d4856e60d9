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
  @Environment(\.menuDismissal) private var menuDismissal

  /// Creates a link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link in the style of the buttons around it, underlined where none was set.
  public var body: some View {
    LinkWithAddress(text: isAddressShown ? destination.absoluteString : nil) {
      StyledView(\.buttonStyles, configuration) { configuration in
        configuration.pressable(LinkLabel(label: configuration.label))
      }
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
      if isOpen { menuDismissal?.close() } else { isAddressShown.toggle() }
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

/// What a link looks like: underlined, in the tint; a line among others in a menu.
struct LinkLabel: View {
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.controlContext) private var context

  @ViewBuilder var body: some View {
    if context == .menu {
      MenuItemLine(isFocused: isFocused) { RowLine(content: label) }
        .foregroundStyle(isEnabled ? ColorRole.standard : .secondary)
    } else {
      link
    }
  }

  private var link: some View {
    MarkedWhenDisabled(content: FocusEffect(content: label.underline(isEnabled)))
      .foregroundStyle(isEnabled ? ColorRole.accent : .secondary)
  }
}
