import Foundation

/// Hands something on: SwiftUI's `ShareLink`, for addresses and text.
///
/// - In a terminal: Enter or a click shows what is shared below the link, to be copied, and hides
///   it again. The subject, the message and the preview are not shown.
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
    LinkWithAddress(text: isItemShown ? item : nil) {
      StyledView(\.buttonStyles, configuration) { configuration in
        configuration.pressable(LinkLabel(label: configuration.label))
      }
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

extension ShareLink {
  /// Creates a link that shares several addresses or texts, one a line.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Items.Element: ShareableText {
    self.init(text: items.map(\.sharedText).joined(separator: "\n"), label: label())
  }

  /// Creates a link that shares an address or a text. A terminal shows no preview.
  public init<Item: ShareableText>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item.sharedText, label: label())
  }
}

/// What can be shared in a terminal, which is text.
public protocol ShareableText {
  /// What is shown to be copied.
  var sharedText: String { get }
}

extension String: ShareableText {
  /// The text.
  public var sharedText: String { self }
}

extension URL: ShareableText {
  /// The address.
  public var sharedText: String { absoluteString }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares several addresses or texts, one a line.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: ShareableText {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a link that shares an address or a text. A terminal shows no preview.
  public init<Item: ShareableText>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel()
    }
  }

  /// Creates a link that shares an address or a text, and says something.
  public init<Item: ShareableText>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

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
  private let title: Text?
  @Environment(\.usesASCII) private var usesASCII

  init(title: Text? = nil) { self.title = title }

  /// Three full stops in place of one sign would end a line of their own.
  private var words: Text { title ?? (usesASCII ? Text("Share") : Text("Share…")) }

  /// The sign for sharing, and words.
  public var body: some View {
    Label(title: { words }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}
