/// A label between brackets or shades: SwiftUI's `bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button with an edge at either side.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderedLabel(configuration: configuration, isProminent: false))
  }
}

/// A label on the accent: SwiftUI's `borderedProminent`, for the one thing to do.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A filled button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderedLabel(configuration: configuration, isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label between edges.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the accent.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A label with an edge at either side.
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
