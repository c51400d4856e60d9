/// How groups that can be folded look: SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view of a group.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups gets to work with: SwiftUI's `DisclosureGroupStyleConfiguration`.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// A group's label, whatever it is made of.
  public typealias Label = AnyView
  /// A group's content, whatever it is made of.
  public typealias Content = AnyView

  /// The group's label.
  public let label: Label
  /// What can be folded away.
  public let content: Content
  /// Whether the content is to be seen; `$isExpanded` is a binding to it.
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
  /// Sets the style of the groups in this view that can be folded.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    pushingStyle(style, on: \.disclosureGroupStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The style of groups that were given none: SwiftUI's `automatic`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A mark, the label, and the content below.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosureGroup(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style of groups that were given none.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A mark, a label, and the content below, two columns in, as wide as there is room. In a
/// list each is a row.
struct AutomaticDisclosureGroup: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.rowOwner) private var rowOwner

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
        (rowOwner?.node as? any ListRowOwner)?.choosePressedRow()
      },
      content: DisclosureLabel(label: configuration.label, isExpanded: configuration.isExpanded)
    )
    .onKeyPress { press in fold(press.key) }
  }

  /// The arrow in reading direction unfolds, the other one folds.
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
