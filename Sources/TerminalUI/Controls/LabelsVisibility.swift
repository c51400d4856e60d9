@_spi(Nodes) import ViewEngine

private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

private enum MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether menus show that they open.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view; they are still read out.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Says whether the controls in this view show their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Says whether menus show a mark that they open.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

/// The label of a control, which is read out even where it is not to be seen.
struct ControlLabel<Content: View>: View {
  let content: Content
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    if visibility == .hidden {
      AccessibilityOnlyView(content: content)
    } else {
      LabelTexts(content: content)
    }
  }
}

/// Content that is read out and takes no room.
struct AccessibilityOnlyView<Content> {
  let content: Content
}

extension AccessibilityOnlyView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    AccessibilityOnlyNode(self, context, content: { $0.content })
  }
}

/// No element of any layout: nothing of it is ever placed or drawn.
private final class AccessibilityOnlyNode<Content: View>: ContainerNode<
  AccessibilityOnlyView<Content>
>
{
  override var isElement: Bool { false }
  override func addElements(to list: inout [Node]) {}
  override var shownChildren: [Node] { [] }

  override func draw(into canvas: Canvas) {}
}
