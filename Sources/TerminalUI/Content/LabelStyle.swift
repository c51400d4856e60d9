/// The appearance of labels: SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a styled label.
  associatedtype Body: View
  /// The properties of a label that a style can use.
  typealias Configuration = LabelStyleConfiguration

  /// Lays out the parts of a configuration. Called for each label in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a style can use: SwiftUI's `LabelStyleConfiguration`.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
  /// A type-erased title.
  public typealias Title = AnyView
  /// A type-erased icon.
  public typealias Icon = AnyView

  /// The text of the label.
  public let title: Title
  /// The symbol or picture of the label.
  public let icon: Icon
}

private enum LabelStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<LabelStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var labelStyles: StyleStack<LabelStyleConfiguration> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    pushingStyle(style, on: \.labelStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The icon followed by the title. The icon is hidden from accessibility.
struct TitleAndIconLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listItemTint) private var itemTint

  private var icon: AnyView {
    guard let itemTint else { return configuration.icon }
    return AnyView(configuration.icon.foregroundStyle(itemTint.color ?? .primary))
  }

  var body: some View {
    HStack(alignment: .top, spacing: .cells(1)) {
      AccessibilityHiddenView(content: icon)
        .frame(minWidth: Cells.cells(2), alignment: .leading)
      configuration.title
    }
  }
}
