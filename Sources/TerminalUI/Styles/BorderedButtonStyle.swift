/// A button style that draws a label between brackets or half blocks: SwiftUI's `bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered style.
  public nonisolated init() {}

  /// Returns a button with an edge on both sides.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderedLabel(configuration: configuration, isProminent: false))
  }
}

/// A button style that fills the button with the accent colour: SwiftUI's `borderedProminent`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a prominent bordered style.
  public nonisolated init() {}

  /// Returns a filled button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderedLabel(configuration: configuration, isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style that draws a label between edges.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style that fills the button with the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label of a button, with an edge on both sides.
struct BorderedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  var isFilledWhenSet = false
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  private var role: ColorRole {
    guard isEnabled else { return .secondary }
    return configuration.role == .destructive ? .critical : .accent
  }

  private var isFilled: Bool { isEnabled && (isProminent || isFilledWhenSet || isFocused) }

  var body: some View {
    EdgedLabel(
      padding: controlSize.padding + (isProminent ? 2 : 0),
      isFilled: isFilled,
      content: configuration.label.bold(isEnabled).reversed(isFilled)
    )
    .foregroundStyle(role)
    .lineLimit(1)
  }
}
