/// A label between brackets or shades: SwiftUI's `bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button with an edge at either side.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderedLabel(label: configuration.label, isProminent: false))
  }
}

/// A label on the accent: SwiftUI's `borderedProminent`, for the one thing to do.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A filled button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderedLabel(label: configuration.label, isProminent: true))
  }
}

/// Just the label: SwiftUI's `plain`. A mark before it tells the focused one.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(PlainLabel(label: configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label between edges.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// The style of buttons that were given none.
  public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the accent.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label and nothing else, focused or not: SwiftUI's `borderless`, for what is
/// clicked rather than focused.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label and nothing else.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Just the label, with a mark before the focused one.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct BorderedLabel: View {
  let label: AnyView
  let isProminent: Bool
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  private var role: ColorRole { isEnabled ? .accent : .secondary }

  /// The focused button can be told without colour.
  private var edges: (leading: String, trailing: String) {
    let edges =
      switch (isFocused, usesASCII) {
      case (true, true): ("[>", "<]")
      case (false, true): ("[ ", " ]")
      case (true, false): ("▐█", "█▌")
      case (false, false): ("▐ ", " ▌")
      }
    return layoutDirection == .leftToRight ? edges : (edges.1, edges.0)
  }

  private var isFilled: Bool { isEnabled && (isProminent || isFocused) }

  var body: some View {
    HStack(spacing: .cells(0)) {
      edge(edges.leading)
      label
        .bold(isEnabled)
        .reversed(isFilled)
        .foregroundStyle(role)
        .padding(.horizontal, .cells(isProminent ? 3 : 1))
        .background { FilledLabel(isFilled: isFilled, role: role) }
      edge(edges.trailing)
    }
    .lineLimit(1)
  }

  private func edge(_ signs: String) -> some View {
    Unread(content: Text(signs).foregroundStyle(role).fixedSize())
  }
}

/// The ground of a filled button: the text's own colours exchanged.
private struct FilledLabel: View {
  let isFilled: Bool
  let role: ColorRole

  var body: some View {
    if isFilled { Ground().foregroundStyle(role).reversed() }
  }
}

/// Blank cells in the style of the surroundings.
private struct Ground: PrimitiveView, Resolvable {
  func makeNode(_ context: NodeContext) -> Node { GroundNode(self, context) }
}

private final class GroundNode: ViewNode<Ground> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(into canvas: Canvas) {
    canvas.fill(frame, environment.cellStyle, in: viewport)
  }
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
