import Foundation

/// A value with a label: SwiftUI's `LabeledContent`. In lists and forms the value is at the
/// trailing edge.
public struct LabeledContent<Label: View, Content: View>: View {
  private let configuration: LabeledContentStyleConfiguration

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = LabeledContentStyleConfiguration(
      label: AnyView(label()),
      content: AnyView(content())
    )
  }

  /// The label and the value in the style of the enclosing views.
  public var body: some View {
    StyledView(\.labeledContentStyles, configuration) { LabeledLine(configuration: $0) }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with a verbatim title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled text with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a labelled text with a verbatim title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Creates a formatted value with a localized title.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(format.format(value)) }
  }

  /// Creates a formatted value with a verbatim title.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(format.format(value)) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a labelled value from the configuration of a style. The next outer style draws it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The appearance of labelled values: SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of a styled labelled value.
  associatedtype Body: View
  /// The properties of a labelled value that a style can use.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Lays out the parts of a configuration. Called for each labelled value in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labelled value that a style can use: SwiftUI's
/// `LabeledContentStyleConfiguration`.
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
  /// A type-erased label.
  public typealias Label = AnyView
  /// A type-erased value.
  public typealias Content = AnyView

  /// The description of the value.
  public let label: Label
  /// The view that shows the value.
  public let content: Content
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<LabeledContentStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labelled values in this view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    pushingStyle(style, on: \.labeledContentStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The default style of labelled values: SwiftUI's `automatic`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label followed by the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledLine(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: the label followed by the value.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The label followed by the value, which is at the trailing edge in rows.
private struct LabeledLine: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.controlContext) private var context

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      LeadingControlLabel(content: configuration.label).followedByGap()
      if context == .row { Spacer() }
      HStack(alignment: .top) { configuration.content }.foregroundStyle(ColorRole.secondary)
    }
  }
}
