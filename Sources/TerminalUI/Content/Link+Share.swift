import Foundation

/// Hands something on: SwiftUI's `ShareLink`, for addresses and text.
///
/// A terminal has nobody to hand it to: Enter or a click shows it below the link, to be
/// copied, and hides it again.
public struct ShareLink<Label: View>: View {
  private let item: String
  private let label: Label
  @State private var isItemShown = false

  private init(text: String, label: Label) {
    item = text
    self.label = label
  }

  /// Creates a link that shares an address. Subject and message are not shown.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item.absoluteString, label: label())
  }

  /// Creates a link that shares a text. Subject and message are not shown.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item, label: label())
  }

  /// The link in the style of the buttons around it, underlined where none was set.
  public var body: some View {
    VStack(spacing: .cells(0)) {
      Styled(\.buttonStyles, configuration) { configuration in
        configuration.pressable(LinkLabel(label: configuration.label))
      }
      if isItemShown { Text(verbatim: item).foregroundStyle(.secondary) }
    }
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: nil,
      label: AnyView(label),
      pressedRole: .button,
      isSelected: false,
      action: { isItemShown.toggle() }
    )
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item.absoluteString, label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item, label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares an address, and says something.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(text: item.absoluteString, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link that shares a text, and says something.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(text: item, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

/// The label of a share link that was given none: SwiftUI's `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
  let title: Text

  init(title: Text = Text("Share…")) { self.title = title }

  /// The sign for sharing, and words.
  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}
