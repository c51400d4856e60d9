/// How labels look: SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view of a label.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label style gets to work with: SwiftUI's `LabelStyleConfiguration`.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
  /// A label's words, whatever they are made of.
  public typealias Title = AnyView
  /// A label's symbol, whatever it is made of.
  public typealias Icon = AnyView

  /// The words.
  public let title: Title
  /// The symbol.
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

/// The symbol, then the words; the symbol is not read out.
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
