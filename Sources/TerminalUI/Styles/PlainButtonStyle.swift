/// Just the label: SwiftUI's `plain`. A mark before its first line tells the focused one, a
/// dotted edge the one that cannot be used.
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

/// A label after room for a mark.
struct PlainLabel<Label: View>: View {
  let label: Label
  /// The colour of the one that can be used and has no focus.
  var role = ColorRole.standard
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.controlContext) private var context
  @Environment(\.stackAxis) private var stackAxis

  /// A row of a list has a mark of its own.
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
