@_spi(Nodes) import ViewEngine

/// The options of a picker: the views in its content that have a tag.
struct PickerOptions<Selection: Hashable, Content> {
  let selection: PickerChoice<Selection>
  let appearance: OptionAppearance
  let content: Content
}

extension PickerOptions: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { PickerOptionsNode(self, context) }
}

private final class PickerOptionsNode<Selection: Hashable, Content: View>: ContainerNode<
  PickerOptions<Selection, Content>
>, RowTraitReader, OptionGroup
{
  private var options: [ObjectIdentifier: OptionNode] = [:]
  private var listed: [Node]?
  private var selection: Selection?
  private var inner = DerivedEnvironment()
  private weak var lastFocused: OptionNode?
  /// The visible options and the rectangle that shows them; `nil` if the row has space for all
  /// options.
  private var visibleOptions: (options: VisibleOptions, window: Rect)?
  var appearance: OptionAppearance { view.appearance }

  /// Whether an option is selected when it receives the focus. `false` for options in a column in
  /// the rows of a list or form: moving through the rows must not change the selection.
  var choosesByFocus: Bool {
    let isAmongRows = environment.controlContext == .row || environment.formColumn != nil
    return appearance.choosesByFocus && !(isAmongRows && appearance.axis == .vertical)
  }

  init(_ view: PickerOptions<Selection, Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  // MARK: Options

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.isLazy = false
      $0.rowTraitReader = RowTraitReaderLink(node: self)
      $0.controlContext = .standard
      $0.stackAxis = nil
      $0.lineLimit = 1
    }
  }

  override func resolve() {
    selection = tracking { view.selection.value }
    super.resolve()
    listed = nil
  }

  override func unmount() {
    options.values.forEach { $0.unmount() }
    options = [:]
    super.unmount()
  }

  func traitsChanged() {
    listed = nil
    invalidateLayout()
    setNeedsLayout()
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    listed = nil
    options.values.forEach { $0.forgetMeasurements() }
  }

  override var layoutItems: [Node] {
    if let listed { return listed }
    var kept: [ObjectIdentifier: OptionNode] = [:]
    let items = super.children.flatMap { entries(below: $0, &kept) }
    for (id, option) in options where kept[id] == nil { option.unmount() }
    options = kept
    listed = items
    return items
  }

  private func entries(below node: Node, _ kept: inout [ObjectIdentifier: OptionNode]) -> [Node] {
    if let section = node as? any SectionParts {
      let content = section.content.map { entries(below: $0, &kept) } ?? []
      return (section.header?.elements ?? []) + content + (section.footer?.elements ?? [])
    }
    guard node.isElement || node.isItem else {
      return node.children.flatMap { entries(below: $0, &kept) }
    }
    return node.elements.map { option(for: $0, &kept) ?? $0 }
  }

  private func option(
    for element: Node,
    _ kept: inout [ObjectIdentifier: OptionNode]
  ) -> OptionNode? {
    let traits = element.rowTraits(below: self)
    guard traits.tag(as: Selection.self) != nil else { return nil }
    let id = ObjectIdentifier(element)
    let context = NodeContext(below: self, environment: contentEnvironment)
    let option = options[id] ?? OptionNode(context, group: self)
    option.environment = contentEnvironment
    option.content = [element]
    option.traits = traits
    kept[id] = option
    return option
  }

  func isSelected(_ option: OptionNode) -> Bool {
    option.traits.tag(as: Selection.self) == selection
  }

  func choose(_ option: OptionNode) {
    guard let tag = option.traits.tag(as: Selection.self), tag != selection else { return }
    view.selection.choose(tag)
    selection = view.selection.value
    setNeedsResolve()
  }

  override var scrollWindow: Rect? { visibleOptions?.window }

  /// Selects the option if the focus came from another option of this picker.
  ///
  /// If the focus came from another view, the selected option gets the focus and the selection
  /// stays.
  func focusGained(to option: OptionNode) {
    let last = lastFocused
    lastFocused = option
    guard choosesByFocus else { return followFocus() }
    guard !isSelected(option) else { return }
    if let last, last !== option, focusEngine.previouslyFocusedNode === last {
      choose(option)
    } else if let chosen = layoutItems.compactMap({ $0 as? OptionNode }).first(where: isSelected) {
      chosen.becomeFocused()
    } else {
      followFocus()
    }
  }

  func focusLost(_ option: OptionNode) {
    if !choosesByFocus { followFocus() }
  }

  /// Lays out again so that the focused option is visible: in the middle of a wheel, or in a row
  /// that is too narrow.
  private func followFocus() {
    guard appearance == .wheel || visibleOptions != nil else { return }
    invalidateLayout()
    setNeedsLayout()
  }

  // MARK: Layout

  private var stack: StackLayout {
    StackLayout(axis: appearance.axis, spacing: appearance == .segments ? 1 : 0)
  }

  /// The number of cells for the line at each end of a row of segments.
  private var edge: Int { appearance == .segments ? 1 : 0 }

  private func inset(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { max(0, $0 - 2 * edge) }, height: proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if appearance == .wheel { return wheelSize(proposal) }
    if let width = proposal.width, visibleOptionsIfCut(in: width) != nil {
      let heights = layoutItems.map { $0.measure(Self.free).height }
      return Size(width: max(0, width), height: heights.max() ?? 0)
    }
    let size = stack.size(of: stack.shares(of: layoutItems, for: inset(proposal)))
    let width = appearance == .menu ? proposal.width ?? size.width : size.width + 2 * edge
    return Size(width: width, height: size.height)
  }

  /// The height of a wheel, in rows: the selected option, and two options on each side.
  private static var wheelRows: Int { 5 }

  private func wheelSize(_ proposal: ProposedSize) -> Size {
    let free = ProposedSize(width: proposal.width, height: nil)
    let width = layoutItems.reduce(0) { max($0, $1.measure(free).width) }
    return Size(width: width, height: min(proposal.height ?? Self.wheelRows, Self.wheelRows))
  }

  /// The proposal for the ideal size of an option.
  private static var free: ProposedSize { ProposedSize(width: nil, height: nil) }

  /// Returns the visible options of a row of a given width, or `nil` if all are visible.
  private func visibleOptionsIfCut(in width: Int) -> VisibleOptions? {
    guard appearance.axis == .horizontal else { return nil }
    return VisibleOptions(
      layoutItems.map { $0.measure(Self.free).width },
      around: indexInMiddle,
      spacing: stack.spacing,
      edge: edge,
      in: width
    )
  }

  /// The index of the option that must be visible: the focused option, else the selected option.
  private var indexInMiddle: Int {
    let options = layoutItems.map { $0 as? OptionNode }
    return options.firstIndex { $0?.hasFocus ?? false }
      ?? options.firstIndex { $0.map(isSelected) ?? false } ?? 0
  }

  override func placeChildren() {
    visibleOptions = nil
    if appearance == .wheel { return placeWheel() }
    if let visibleOptions = visibleOptionsIfCut(in: frame.size.width) {
      return place(visibleOptions)
    }
    let shares = stack.shares(of: layoutItems, for: inset(proposal))
    let isMirrored = environment.layoutDirection == .rightToLeft
    var start = edge
    for (item, share) in zip(layoutItems, shares) {
      let size = share.size
      if appearance.axis == .horizontal {
        let x = isMirrored ? frame.maxX - start - size.width : frame.minX + start
        let rect = Rect(x: x, y: frame.minY, width: size.width, height: size.height)
        item.place(rect, for: share.proposal, in: viewport)
        start += size.width + stack.spacing
      } else {
        let rect = Rect(
          x: frame.minX,
          y: frame.minY + start,
          width: frame.size.width,
          height: size.height
        )
        item.place(rect, for: ProposedSize(width: rect.size.width, height: nil), in: viewport)
        start += size.height
      }
    }
  }

  /// Places the visible options in the window. The hidden options are placed beyond the ends of the
  /// window, so that arrow keys reach them.
  private func place(_ options: VisibleOptions) {
    let most = max(options.room, appearance.margins.leading + appearance.margins.trailing)
    let widths = layoutItems.map { min($0.measure(Self.free).width, most) }
    let before = widths[..<options.seen.lowerBound].reduce(0) { $0 + $1 + stack.spacing }
    let width = VisibleOptions.width(of: widths[options.seen], stack.spacing)
    let isMirrored = environment.layoutDirection == .rightToLeft
    func rect(_ start: Int, _ width: Int) -> Rect {
      let x = isMirrored ? frame.maxX - start - width : frame.minX + start
      return Rect(x: x, y: frame.minY, width: width, height: frame.size.height)
    }
    let window = rect(options.leading, width).intersection(frame)
    visibleOptions = (options, window)
    var start = options.leading - before
    for (item, width) in zip(layoutItems, widths) {
      let offered = ProposedSize(width: width, height: nil)
      item.place(rect(start, width), for: offered, in: viewport.intersection(window))
      start += width + stack.spacing
    }
  }

  /// Places the focused or selected option in the middle row, and the others above and below it.
  private func placeWheel() {
    let index = indexInMiddle
    let offered = ProposedSize(width: frame.size.width, height: nil)
    let before = layoutItems[..<index].reduce(0) { $0 + $1.measure(offered).height }
    var y = frame.minY + frame.size.height / 2 - before
    for item in layoutItems {
      let height = item.measure(offered).height
      let rect = Rect(x: frame.minX, y: y, width: frame.size.width, height: height)
      item.place(rect, for: offered, in: viewport.intersection(frame))
      y += height
    }
  }

  // MARK: Draw

  override func draw(into canvas: Canvas) {
    if appearance == .segments { drawTrack(into: canvas) }
    drawMarks(into: canvas)
    layoutItems.forEach { $0.draw(into: canvas) }
  }

  /// Draws the fill behind the segments, and a line between two segments without a selection.
  /// Disabled segments have no fill, and dotted lines around each of them.
  private func drawTrack(into canvas: Canvas) {
    let ascii = environment.usesASCII
    let window = viewport.intersection(frame)
    let seen = visibleOptions.map { layoutItems[$0.options.seen] } ?? layoutItems[...]
    guard environment.isEnabled else {
      let ends = seen.flatMap { [$0.frame.minX - 1, $0.frame.maxX] }
      for x in Set(ends) {
        let sign = DisabledEdge.sign(ascii: ascii)
        let style = CellStyle(foreground: .separator)
        canvas.draw(sign, at: Point(x: x, y: frame.minY), style, in: window)
      }
      return
    }
    let start = (seen.map(\.frame.minX).min() ?? frame.minX) - edge
    let end = (seen.map(\.frame.maxX).max() ?? frame.minX) + edge
    let track = Rect(x: start, y: frame.minY, width: end - start, height: frame.size.height)
    canvas.fill(track, CellStyle(background: .fill), in: window)
    let style = CellStyle(foreground: .secondary)
    let filled = seen.compactMap { $0 as? OptionNode }.filter { isSelected($0) || $0.hasFocus }
    let ends = Set(filled.flatMap { [$0.frame.minX - 1, $0.frame.maxX] })
    for x in seen.map(\.frame.maxX) where x < end - edge && !ends.contains(x) {
      let sign = ascii ? "|" : "│"
      canvas.draw(sign, at: Point(x: x, y: frame.minY), style, in: window)
    }
  }

  /// Draws marks at the ends that have hidden options.
  private func drawMarks(into canvas: Canvas) {
    guard let visibleOptions, visibleOptions.options.hasMarks else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    var around = visibleOptions.window
    around.origin.x -= isMirrored ? visibleOptions.options.trailing : visibleOptions.options.leading
    around.size.width += visibleOptions.options.leading + visibleOptions.options.trailing
    let painter = ScrollIndicatorPainter(
      frame: around,
      window: visibleOptions.window,
      viewport: viewport.intersection(frame),
      isASCII: environment.usesASCII,
      isMirrored: isMirrored
    )
    let seen = visibleOptions.options.seen
    painter.drawMarks(
      before: seen.lowerBound > 0,
      after: seen.upperBound < layoutItems.count,
      canvas
    )
  }

  override func addSemantics(to tree: inout SemanticTree) {
    layoutItems.forEach { $0.addSemantics(to: &tree) }
  }
}
