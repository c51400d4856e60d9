@_spi(Nodes) import ViewEngine

/// The root view of a layer: the content with its frame.
struct PresentationRoot: PrimitiveView {
  let appearance: PresentationAppearance
  let traits: Traits
  let content: VersionedContent<AnyView>

  var framed: PresentationFrame {
    PresentationFrame(appearance: appearance, traits: traits, content: content)
  }

  func _makeNode(_ context: _NodeContext) -> _Node { PresentationRootNode(self, context) }
}

/// Gives the content the whole rectangle of the layer. The drag indicator is in the middle of the
/// upper edge.
private final class PresentationRootNode: ContainerNode<PresentationRoot> {
  init(_ view: PresentationRoot, _ context: NodeContext) {
    super.init(view, context, content: { $0.framed })
  }

  override var keyEntry: Node? { layoutItems.first }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    layoutItems.first?.measure(proposal) ?? .zero
  }

  override func placeChildren() {
    layoutItems.first?.place(frame, for: proposal, in: viewport)
    for item in layoutItems.dropFirst() {
      let rect = environment.align(item.measure(proposal), in: frame, .top)
      item.place(rect, for: proposal, in: viewport.intersection(frame))
    }
  }

  /// Plus and minus change the height of a sheet with several heights. If the content does not fit,
  /// `↓` and `PgDn` also increase the height, because a higher sheet shows more of the content.
  override var keyHandling: KeyHandling {
    (view.traits.value(DetentsKey.self)?.set.count ?? 0) > 1 ? .byLayout : .none
  }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .character("+"): return changeHeight(by: 1)
    case .character("-"): return changeHeight(by: -1)
    case .pageDown: return cutsOff && changeHeight(by: 1)
    case .down:
      // The key is not consumed: it still moves the focus.
      if cutsOff { _ = changeHeight(by: 1) }
      return false
    default: return false
    }
  }

  private var cutsOff: Bool {
    view.traits.value(ContentInteractionKey.self) != .scrolls && Self.hasMoreBelow(self)
  }

  private static func hasMoreBelow(_ node: Node) -> Bool {
    let isCutOff =
      switch node.nodeRole {
      case .scrolling(let scroll): scroll.hasMoreBelow
      case .control(let contents as ScreenContentsRole): contents.hasMoreBelow
      default: false
      }
    return isCutOff || node.shownChildren.contains(where: hasMoreBelow)
  }

  private func changeHeight(by step: Int) -> Bool {
    guard let detents = view.traits.value(DetentsKey.self), detents.set.count > 1 else {
      return false
    }
    let ordered = detents.ordered(onScreen: screenSize)
    let now = ordered.firstIndex(of: detents.current(onScreen: screenSize)) ?? 0
    let next = now + step
    guard ordered.indices.contains(next) else { return false }
    detents.select(ordered[next])
    invalidateLayout()
    setNeedsLayout()
    return true
  }
}

/// The content of a presentation with its frame.
struct PresentationFrame: View {
  let appearance: PresentationAppearance
  let traits: Traits
  let content: VersionedContent<AnyView>

  var body: some View {
    switch appearance {
    case .sheet(let title):
      let contents = ScreenContents(content: content, isFramed: true)
      SheetFrame(title: title, traits: traits, content: contents)
    case .popover:
      let contents = ScreenContents(content: content, isFramed: true)
      SheetFrame(title: "", traits: traits, content: contents)
    case .cover:
      ScreenContents(content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { PresentationBackground(traits: traits) }
    case .card, .dialog: content
    }
  }
}

/// A frame with a title: the given title, or the content's navigation title.
private struct SheetFrame<Content: View>: View {
  let title: String
  let traits: Traits
  let content: Content
  @Environment(\.self) private var environment

  private var shownTitle: String {
    title.isEmpty ? traits.value(TitleKey.self)?.plainText(in: environment) ?? "" : title
  }

  private var detents: DetentChoice? { traits.value(DetentsKey.self) }

  /// The line of the frame: square corners if the content sets a corner radius of 0.
  private var line: BorderLine {
    traits.value(PresentationCornerRadiusKey.self) == 0 ? .light : .rounded
  }

  /// The length of the content along both axes: unlimited if the sheet's size does not depend on
  /// the content.
  private var length: Cells? {
    detents == nil && traits.value(PresentationWidthKey.self) != .page ? nil : .infinity
  }

  var body: some View {
    BorderedView(
      line: line,
      role: .separator,
      title: shownTitle,
      content: PresentationMargin(content: content).frame(maxWidth: length, maxHeight: length)
        .background { PresentationBackground(traits: traits) }
    )
    DragIndicator(traits: traits)
  }
}

/// The background that the content sets for its presentation, if any.
private struct PresentationBackground: View {
  let traits: Traits

  var body: some View { traits.value(PresentationBackgroundKey.self) }
}

/// The drag indicator in the upper edge of a sheet.
private struct DragIndicator: View {
  let traits: Traits
  @Environment(\.usesASCII) private var usesASCII

  private var isVisible: Bool {
    traits.value(DragIndicatorKey.self) ?? ((traits.value(DetentsKey.self)?.set.count ?? 0) > 1)
  }

  var body: some View {
    if isVisible {
      AccessibilityHiddenView(
        content: Text(verbatim: usesASCII ? " == " : " ━━ ").foregroundStyle(.secondary).fixedSize()
      )
    }
  }
}
