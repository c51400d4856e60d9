@_spi(Nodes) import ViewEngine

/// Content in a border with a label: SwiftUI's `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  private let configuration: GroupBoxStyleConfiguration

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = GroupBoxStyleConfiguration(
      label: AnyView(label()),
      content: AnyView(content())
    )
  }

  /// Creates a box with a label: SwiftUI's deprecated form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The box in the style of the enclosing views.
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
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a verbatim title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from the configuration of a group box style. The next outer style draws it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The appearance of group boxes: SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a styled box.
  associatedtype Body: View
  /// The properties of a box that a style can use.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Lays out the parts of a configuration. Called for each group box in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a box that a style can use: SwiftUI's `GroupBoxStyleConfiguration`.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
  /// A type-erased label.
  public typealias Label = AnyView
  /// Type-erased content.
  public typealias Content = AnyView

  /// The title of the box.
  public let label: Label
  /// The views inside the box.
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
  /// Sets the style of the group boxes in this view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    pushingStyle(style, on: \.groupBoxStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The default style of group boxes: SwiftUI's `automatic`. It draws a border with the label in the
/// top edge.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a border with the label in its top edge.
  public func makeBody(configuration: Configuration) -> some View {
    FramedGroup(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a border with the label in its top edge.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A group box with a rounded border and the label in its top edge.
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

/// A label inside a line, with a blank cell on each side.
private struct LineLabel: View {
  let content: AnyView

  var body: some View {
    HStack(spacing: .cells(0)) { content }
      .bold()
      .lineLimit(1)
      .background { BlankMargin() }
  }
}

/// Blank cells over the border, including one cell on each side.
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
