/// A button style that draws the label in the accent colour: SwiftUI's `borderless`.
///
/// The focused label is bold and underlined. A disabled label has a dotted edge before it. No
/// column is reserved for a mark.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a borderless style.
  public nonisolated init() {}

  /// Returns the label alone.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderlessButtonLabel(configuration: configuration, isLink: false))
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style that draws only the label.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style that underlines the label: SwiftUI's `link`. The focused label is reversed.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates a link style.
  public nonisolated init() {}

  /// Returns the underlined label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderlessButtonLabel(configuration: configuration, isLink: true))
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The style that underlines the label.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

private struct BorderlessButtonLabel: View {
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
