@_spi(Nodes) import ViewEngine

private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

private enum MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// The visibility of the mark after the label of menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view. They are still read out.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Shows or hides the labels of the controls in this view. Hidden labels are still read out.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Shows or hides the mark after the label of menus.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

/// The label of a control. It is read out even if it is hidden.
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

/// Content that is read out but takes no space.
struct AccessibilityOnlyView<Content> {
  let content: Content
}

extension AccessibilityOnlyView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    AccessibilityOnlyNode(self, context, content: { $0.content })
  }
}

/// The node is not a layout element, so no layout places or draws it.
private final class AccessibilityOnlyNode<Content: View>: ContainerNode<
  AccessibilityOnlyView<Content>
>
{
  override var isElement: Bool { false }
  override func addElements(to list: inout [Node]) {}
  override var shownChildren: [Node] { [] }

  override func draw(into canvas: Canvas) {}
}
