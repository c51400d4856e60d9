@_spi(Nodes) import ViewEngine

/// A screen of a navigation stack: content between a top and a bottom bar.
struct ScreenFrame<Content> {
  let traits: Traits
  let back: BackItem?
  let content: Content
}

extension ScreenFrame: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ScreenFrameNode(self, context) }
}

/// Lays out a screen: one line with the back button, title and items, or a large title; then the
/// content; then the bottom bar.
private final class ScreenFrameNode<Content: View>: ViewNode<ScreenFrame<Content>> {
  private var content: Node?
  private var leading: Node?
  private var title: Node?
  private var trailing: Node?
  private var largeTitle: Node?
  private var bottom: Node?
  private var bar = DerivedEnvironment()
  private var screen = DerivedEnvironment()
  private let editMode = Binding<EditMode>.ofNewScreen()
  private var plan = ScreenPlan()
  override var isElement: Bool { true }
  override var keyEntry: Node? { content }
  override var children: [Node] {
    [leading, title, largeTitle, trailing, content, bottom].compactMap { $0 }
  }

  /// The parts that fit into the current size.
  override var shownChildren: [Node] {
    let isTitleShown = plan.top > 0 && !plan.isLarge
    return [
      plan.top > 0 ? leading : nil, isTitleShown ? title : nil,
      plan.isLarge ? largeTitle : nil, plan.top > 0 ? trailing : nil,
      content, plan.bottom > 0 ? bottom : nil,
    ].compactMap { $0 }
  }

  override func resolve() {
    let traits = view.traits
    let column = ScreenContents(content: VStack(spacing: .cells(0)) { view.content })
    let outer = screen.values(from: environment) { $0.screenEditMode = editMode }
    content = reconcile(content, column, outer)
    let inner = bar.values(from: environment) { $0.enterBar() }
    leading = reconcile(leading, LeadingItems(traits: traits, back: view.back), inner)
    title = reconcile(title, InlineTitle(traits: traits), inner)
    largeTitle = reconcile(largeTitle, LargeTitle(traits: traits), inner)
    trailing = reconcile(trailing, BarItems(traits: traits, side: .trailing), inner)
    bottom = reconcile(bottom, BottomItems(traits: traits), inner)
  }

  // MARK: Layout

  /// The minimum height, in rows, of screens with a large title and separator lines. This project's
  /// choice: smaller screens need the rows for content.
  private static var regularRows: Int { 14 }

  /// The minimum height, in rows, of sheets with a large title and separator lines. A sheet is as
  /// high as its content.
  private static var regularSheetRows: Int { 6 }

  /// The minimum width, in cells, of screens with a margin after the trailing items. Narrower
  /// screens need the cell for the title.
  private static var leastColumnsForMargin: Int { 24 }

  private func makePlan(_ proposal: ProposedSize) -> ScreenPlan {
    let traits = view.traits
    let size = { (node: Node?) in Self.size(node, ProposedSize(width: nil, height: 1)) }
    var plan = ScreenPlan()
    let height = proposal.height ?? ProposedSize.infinity
    let (start, end) = (size(leading).width, size(trailing).width)
    let name = size(title).width
    let below = size(bottom).height
    if height >= 2, !traits.hides(.top), start + end + name > 0 {
      plan.isLarge = name > 0 && wantsLargeTitle && height >= Self.regularRows
      plan.top = plan.isLarge ? (start > 0 ? 2 : 1) : 1
      plan.gap = height >= regularHeight ? 1 : 0
    }
    if height >= 3, !traits.hides(.bottom), below > 0 {
      plan.bottom = 1
      plan.bottomGap = height >= regularHeight ? 1 : 0
    }
    return plan
  }

  private var wantsLargeTitle: Bool {
    switch view.traits.value(TitleModeKey.self)?.kind ?? .automatic {
    case .large: true
    case .inline: false
    case .automatic: view.back == nil && environment.presentationTraits == nil
    }
  }

  private static func size(_ node: Node?, _ proposal: ProposedSize) -> Size {
    node?.elements.first?.measure(proposal) ?? .zero
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    guard let height = proposal.height else { return idealSize(width: proposal.width) }
    let rows = height - makePlan(proposal).rows
    let size = Self.size(content, ProposedSize(width: nil, height: rows))
    return Size(width: max(size.width, barWidth), height: height)
  }

  /// Returns the size of the screen at its content's ideal height, plus the rows of its bars.
  private func idealSize(width: Int?) -> Size {
    let size = Self.size(content, ProposedSize(width: width, height: nil))
    // The bars take at most four rows: two for a large title, and a line for each bar.
    // The plan is made twice, because the height that results from the first plan can be too low
    // for separator lines.
    var rows = 4
    for _ in 0..<2 {
      rows = makePlan(ProposedSize(width: width, height: max(3, size.height + rows))).rows
    }
    return Size(width: width ?? max(size.width, barWidth), height: size.height + rows)
  }

  /// The minimum height, in rows, of the screen or sheet for separator lines.
  private var regularHeight: Int {
    environment.presentationTraits == nil ? Self.regularRows : Self.regularSheetRows
  }

  private var barWidth: Int {
    let wide = ProposedSize(width: nil, height: 1)
    return [leading, title, trailing].reduce(2) { $0 + Self.size($1, wide).width }
  }

  override func clip(around node: Node) -> Rect? { frame }

  override func placeChildren() {
    plan = makePlan(ProposedSize(frame.size))
    let rect = Rect(
      x: frame.minX,
      y: frame.minY + plan.top + plan.gap,
      width: frame.size.width,
      height: frame.size.height - plan.rows
    )
    place(content, in: rect, .center)
    placeTop()
    if plan.bottom > 0 {
      place(bottom, in: Rect(x: frame.minX, y: frame.maxY - 1, width: frame.size.width, height: 1))
    }
  }

  private func place(_ node: Node?, in rect: Rect, _ alignment: Alignment = .leading) {
    guard let element = node?.elements.first else { return }
    let proposal = ProposedSize(rect.size)
    let place = environment.align(element.measure(proposal), in: rect, alignment)
    element.place(place, for: proposal, in: viewport.intersection(frame))
  }

  /// Places the top bar: first the trailing items, then the leading items, then the title.
  ///
  /// The title is in the middle of the screen if it fits there, else in the middle of the free
  /// cells.
  private func placeTop() {
    guard plan.top > 0 else { return }
    let width = frame.size.width
    let fit = { (node: Node?, room: Int) in
      min(Self.size(node, ProposedSize(width: max(0, room), height: 1)).width, max(0, room))
    }
    let items = fit(trailing, width)
    // The margin equals the margin of the leading items.
    let margin = items > 0 && width >= Self.leastColumnsForMargin ? 1 : 0
    let end = items + margin
    let start = fit(leading, max(0, width - end - (end > 0 ? 1 : 0)))
    let y = frame.minY
    place(leading, in: line(y, 0, start))
    place(trailing, in: line(y, width - end, items))
    if plan.isLarge {
      let room = plan.top == 1 ? max(0, width - end - 1) : width
      place(largeTitle, in: line(y + plan.top - 1, 0, room))
    } else {
      let free = max(0, width - start - end - (start > 0 ? 1 : 0) - (end > 0 ? 1 : 0))
      let name = fit(title, free)
      let from = start + (start > 0 ? 1 : 0)
      let centred = (width - name) / 2
      let x = max(from, min(centred, width - end - (end > 0 ? 1 : 0) - name))
      place(title, in: line(y, x, name))
    }
  }

  /// Returns a part of a row. `start` counts from the leading edge.
  private func line(_ y: Int, _ start: Int, _ width: Int) -> Rect {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.maxX - start - width : frame.minX + start
    return Rect(x: x, y: y, width: width, height: 1)
  }

  // MARK: Semantics and drawing

  override func addSemantics(to tree: inout SemanticTree) {
    for child in shownChildren { child.addSemantics(to: &tree) }
  }

  override func draw(into canvas: Canvas) {
    let style = CellStyle(foreground: .separator)
    let sign = environment.usesASCII ? "-" : "─"
    if plan.gap > 0, !plan.isLarge {
      canvas.fill(line(frame.minY + 1, 0, frame.size.width), style, with: sign, in: viewport)
    }
    if plan.bottomGap > 0 {
      canvas.fill(line(frame.maxY - 2, 0, frame.size.width), style, with: sign, in: viewport)
    }
    for child in shownChildren { child.draw(into: canvas) }
  }
}

/// The number of rows of each part of a screen.
private struct ScreenPlan {
  var isLarge = false
  /// The rows of the top bar.
  var top = 0
  /// The rows between the top bar and the content: 0 or 1.
  var gap = 0
  /// The rows between the content and the bottom bar: 0 or 1.
  var bottomGap = 0
  var bottom = 0
  /// The rows of the bars and separators together.
  var rows: Int { top + gap + bottomGap + bottom }
}
