import Foundation

/// A value with a label: SwiftUI's `LabeledContent`. In lists and forms the value stands at
/// the end of the line.
public struct LabeledContent<Label: View, Content: View>: View {
  private let configuration: LabeledContentStyleConfiguration

  /// Creates a labelled view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = LabeledContentStyleConfiguration(
      label: AnyView(label()),
      content: AnyView(content())
    )
  }

  /// The label and the value in the style of the surroundings.
  public var body: some View {
    StyledView(\.labeledContentStyles, configuration) { LabeledLine(configuration: $0) }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labelled view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labelled view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled word.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a labelled word.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Creates a labelled value in a format.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(format.format(value)) }
  }

  /// Creates a labelled value in a format.
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
  /// Creates a labelled view again inside a style that changes it; it is drawn in the next
  /// outer style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

/// How labelled views look: SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view of a labelled view.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of a labelled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of labelled views gets to work with: SwiftUI's
/// `LabeledContentStyleConfiguration`.
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
  /// The label, whatever it is made of.
  public typealias Label = AnyView
  /// The value, whatever it is made of.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// The value.
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
  /// Sets the style of the labelled views in this view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    pushingStyle(style, on: \.labeledContentStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The style of labelled views that were given none: SwiftUI's `automatic`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, then the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledLine(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style of labelled views that were given none.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledLine: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.controlContext) private var context

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      LeadingLabel(content: configuration.label).followedByGap()
      if context == .row { Spacer() }
      HStack(alignment: .top) { configuration.content }.foregroundStyle(ColorRole.secondary)
    }
  }
}
