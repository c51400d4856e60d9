/// A button style that draws only the label: SwiftUI's `plain`. A mark before the first line shows
/// the focus, and a dotted edge shows the disabled state.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a plain button style.
  public nonisolated init() {}

  /// Returns the label with a column for the mark.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(PlainLabel(label: configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that draws only the label, with a mark if it is focused.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label with a column for a mark before it.
struct PlainLabel<Label: View>: View {
  let label: Label
  /// The colour of the label if it is enabled and not focused.
  var role = ColorRole.standard
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.controlContext) private var context
  @Environment(\.stackAxis) private var stackAxis

  /// Whether the label is a row of a list. Such a row has its own mark.
  private var isRow: Bool { context == .row && stackAxis == nil }

  private var mark: String {
    if !isEnabled { return DisabledEdge.sign(ascii: usesASCII) }
    if !isFocused { return " " }
    return layoutDirection == .leftToRight ? "▸" : "◂"
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: .cells(0)) {
      if !isRow { AccessibilityHiddenView(content: Text(verbatim: mark).fixedSize()) }
      label.underline(isFocused)
    }
    .foregroundStyle(isEnabled ? (isFocused ? ColorRole.accent : role) : .secondary)
    .bold(isFocused)
  }
}
