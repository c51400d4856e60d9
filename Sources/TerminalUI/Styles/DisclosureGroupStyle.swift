/// The appearance of disclosure groups: SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that draws a group.
  associatedtype Body: View
  /// The properties of a group that a style uses.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view that draws a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that a style uses: SwiftUI's
/// `DisclosureGroupStyleConfiguration`.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label of a group.
  public typealias Label = AnyView
  /// The type-erased content of a group.
  public typealias Content = AnyView

  /// The group's label.
  public let label: Label
  /// The content that is shown only while the group is expanded.
  public let content: Content
  /// Whether the content is visible; `$isExpanded` is a binding to it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

private enum DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<DisclosureGroupStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view: SwiftUI's `disclosureGroupStyle`.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    pushingStyle(style, on: \.disclosureGroupStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The default disclosure group style: SwiftUI's `automatic`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates a default disclosure group style.
  public nonisolated init() {}

  /// Returns a mark, the label, and the content below.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosureGroup(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default disclosure group style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A mark, a label, and the content below it, indented by two columns. It takes the offered width.
/// In a list, the label and each content view are separate rows.
struct AutomaticDisclosureGroup: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.rowTraitReader) private var rowTraitReader

  var body: some View {
    if context == .row {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, .cells(2)) }
    } else {
      VStack(alignment: .leading, spacing: .cells(0)) {
        header
        if configuration.isExpanded { configuration.content.padding(.leading, .cells(2)) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var header: some View {
    PressableControl(
      role: .disclosure,
      isSelected: configuration.isExpanded,
      action: {
        configuration.isExpanded.toggle()
        (rowTraitReader?.node as? any ListRowOwner)?.choosePressedRow()
      },
      content: DisclosureLabel(label: configuration.label, isExpanded: configuration.isExpanded)
    )
    .onKeyPress { press in fold(press.key) }
  }

  /// Expands the group with the arrow in reading direction, and collapses it with the opposite
  /// arrow.
  private func fold(_ key: KeyEquivalent) -> KeyPress.Result {
    let isMirrored = layoutDirection == .rightToLeft
    let opens = key == (isMirrored ? .leftArrow : .rightArrow)
    guard opens || key == (isMirrored ? .rightArrow : .leftArrow), configuration.isExpanded != opens
    else { return .ignored }
    configuration.isExpanded = opens
    return .handled
  }
}

private struct DisclosureLabel: View {
  let label: AnyView
  let isExpanded: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack {
      AccessibilityHiddenView(content: Text(sign).fixedSize()).foregroundStyle(ColorRole.accent)
      label.bold(isFocused).underline(isFocused)
    }
    .foregroundStyle(isEnabled ? ColorRole.standard : .secondary)
  }

  private var sign: String {
    DisclosureMark.sign(
      isExpanded: isExpanded,
      isEnabled: isEnabled,
      ascii: usesASCII,
      isMirrored: layoutDirection == .rightToLeft
    )
  }
}
