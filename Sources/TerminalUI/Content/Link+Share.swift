import Foundation

/// A button that shares URLs or texts: SwiftUI's `ShareLink`.
///
/// - In a terminal: Enter or a click copies the shared content to the clipboard of the terminal,
///   and shows it in the last row until the next input. The subject, the message and the preview
///   are not shown.
public struct ShareLink<Label: View>: View {
  private let item: String
  private let label: Label
  @Environment(\.noticePresenter) private var noticePresenter
  @Environment(\.locale) private var locale

  private init(text: String, label: Label) {
    item = text
    self.label = label
  }

  /// Creates a link that shares a URL. The subject and the message are not shown.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item.absoluteString, label: label())
  }

  /// Creates a link that shares a text. The subject and the message are not shown.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item, label: label())
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
      pressedRole: .button,
      isSelected: false,
      action: { CopyNotice(presenter: noticePresenter, locale: locale).copy(item) }
    )
  }
}

extension ShareLink {
  /// Creates a link that shares several URLs or texts, one per line.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Items.Element: ShareableText {
    self.init(text: items.map(\.sharedText).joined(separator: "\n"), label: label())
  }

  /// Creates a link that shares a URL or a text. The preview is not shown.
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

/// A type that ``ShareLink`` can share as text.
///
/// ```swift
/// import SwiftUI
///
/// struct Receipt: ShareableText {
///   let number: Int
///   var sharedText: String { "Receipt \(number)" }
/// }
/// ```
public protocol ShareableText {
  /// The text that the link copies.
  var sharedText: String { get }
}

extension String: ShareableText {
  /// The string, unchanged.
  public var sharedText: String { self }
}

extension URL: ShareableText {
  /// The absolute form of the URL.
  public var sharedText: String { absoluteString }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares several URLs or texts, one per line.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: ShareableText {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a link that shares a URL or a text. The preview is not shown.
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

  /// Creates a link with a localized title that shares a URL or a text. The preview is not shown.
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

  /// Creates a link that shares a URL. The subject and the message are not shown.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item.absoluteString, label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares a text. The subject and the message are not shown.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item, label: DefaultShareLinkLabel())
  }

  /// Creates a link with a localized title that shares a URL. The subject and the message are not
  /// shown.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(text: item.absoluteString, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a localized title that shares a text. The subject and the message are not
  /// shown.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(text: item, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

/// The default label of a ``ShareLink``: SwiftUI's `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
  private let title: Text?
  @Environment(\.usesASCII) private var usesASCII

  init(title: Text? = nil) { self.title = title }

  /// ASCII shows an ellipsis as three full stops, which would look like the end of a sentence.
  private var words: Text { title ?? (usesASCII ? Text("Share") : Text("Share…")) }

  /// The share symbol followed by a title.
  public var body: some View {
    Label(title: { words }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}
