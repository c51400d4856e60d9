@_spi(Nodes) import ViewEngine

/// Content in a frame with a label: SwiftUI's `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  private let configuration: GroupBoxStyleConfiguration

  /// Creates a box with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = GroupBoxStyleConfiguration(
      label: AnyView(label()),
      content: AnyView(content())
    )
  }

  /// Creates a box with any label: SwiftUI's older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The box in the style of its surroundings.
  public var body: some View {
    StyledView(\.groupBoxStyles, configuration) { FramedGroup(configuration: $0) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box again inside a style that changes it; it is drawn in the next outer
  /// style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.configuration = configuration
  }
}

/// How boxes look: SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view of a box.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of boxes gets to work with: SwiftUI's `GroupBoxStyleConfiguration`.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
  /// A box's label, whatever it is made of.
  public typealias Label = AnyView
  /// A box's content, whatever it is made of.
  public typealias Content = AnyView

  /// The box's label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

private enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<GroupBoxStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the boxes in this view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    pushingStyle(style, on: \.groupBoxStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The style of boxes that were given none: SwiftUI's `automatic`. A frame with the label
/// in its upper line.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A frame with the label in its upper line.
  public func makeBody(configuration: Configuration) -> some View {
    FramedGroup(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style of boxes that were given none.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct FramedGroup: View {
  let configuration: GroupBoxStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) { configuration.content }
      .padding(.horizontal, .cells(1))
      .border(.separator, line: .rounded)
      .overlay(alignment: .topLeading) {
        LineLabel(content: configuration.label)
          .padding(.horizontal, .cells(2))
      }
  }
}

/// A label that stands in a line, with a blank at either side of it.
private struct LineLabel: View {
  let content: AnyView

  var body: some View {
    HStack(spacing: .cells(0)) { content }
      .bold()
      .lineLimit(1)
      .background { BlankMargin() }
  }
}

/// Blank cells over whatever was drawn before, and one column beyond at either side.
private struct BlankMargin: PrimitiveView {
  func _makeNode(_ context: _NodeContext) -> _Node { BlankNode(self, context) }
}

private final class BlankNode: ViewNode<BlankMargin> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func draw(into canvas: Canvas) {
    guard frame.size.width > 0 else { return }
    let rect = Rect(
      x: frame.minX - 1,
      y: frame.minY,
      width: frame.size.width + 2,
      height: frame.size.height
    )
    canvas.fill(rect, .plain, in: viewport)
  }
}
