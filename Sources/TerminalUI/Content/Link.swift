import Foundation

/// A button that opens a URL: SwiftUI's `Link`.
///
/// Enter or a click calls `openURL` of the environment. If this action does not open the URL, the
/// URL is copied to the clipboard of the terminal, and shown in the last row until the next input.
/// The default action opens no URL; a program can set `openURL`.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.noticePresenter) private var noticePresenter
  @Environment(\.locale) private var locale

  /// Creates a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link in the style of the buttons around it, or underlined if no style is set.
  public var body: some View {
    StyledView(\.buttonStyles, configuration) { configuration in
      configuration.pressable(LinkLabel(label: configuration.label))
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
      if isOpen { return }
      CopyNotice(presenter: noticePresenter, locale: locale).copy(destination.absoluteString)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The default appearance of a link: underlined, in the accent colour. In a menu it is a line like
/// the other items.
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
