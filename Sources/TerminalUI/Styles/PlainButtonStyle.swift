/// Just the label: SwiftUI's `plain`. A mark before it tells the focused one.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(PlainLabel(label: configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Just the label, with a mark before the focused one.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct PlainLabel: View {
  let label: AnyView
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  private var pointer: String { layoutDirection == .leftToRight ? "▸" : "◂" }

  var body: some View {
    HStack(spacing: .cells(0)) {
      Unread(content: Text(isFocused ? pointer : " ").fixedSize())
      label.underline(isFocused)
    }
    .foregroundStyle(isEnabled ? (isFocused ? ColorRole.accent : .standard) : .secondary)
    .bold(isFocused)
  }
}
