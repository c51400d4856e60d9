/// The label alone in the accent: SwiftUI's `borderless`. The focused one is bold and
/// underlined, the one that cannot be used has a dotted edge before it; there is no room
/// kept for a mark.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BareLabel(configuration: configuration, isLink: false))
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// An underlined label: SwiftUI's `link`. The focused one is reversed.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, underlined.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BareLabel(configuration: configuration, isLink: true))
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// An underlined label.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

private struct BareLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isLink: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    MarkedWhenDisabled(content: label).foregroundStyle(role)
  }

  private var label: some View {
    configuration.label
      .bold(isFocused)
      .underline((isLink && isEnabled) || isFocused)
      .reversed(isLink && isFocused)
  }

  private var role: ColorRole {
    if !isEnabled { return .secondary }
    return configuration.role == .destructive ? .critical : .accent
  }
}
