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
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape

  private var role: ColorRole {
    guard isEnabled else { return .secondary }
    return configuration.role == .destructive ? .critical : .accent
  }

  private var isFilled: Bool { isEnabled && (isProminent || isFilledWhenSet || isFocused) }

  private var edges: (leading: String, trailing: String) {
    let edges = shape.edges(isFocused: isFocused, ascii: usesASCII)
    return layoutDirection == .leftToRight ? edges : (edges.1, edges.0)
  }

  var body: some View {
    HStack(spacing: .cells(0)) {
      edge(edges.leading)
      configuration.label
        .bold(isEnabled)
        .reversed(isFilled)
        .foregroundStyle(role)
        .padding(.horizontal, .cells(controlSize.padding + (isProminent ? 2 : 0)))
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
