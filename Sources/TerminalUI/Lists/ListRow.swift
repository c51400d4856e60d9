import Foundation

/// One row of a list: an element of its content between the marks and the edges.
final class ListRow: Node {
  let content: Node
  private weak var owner: (any ListRowOwner)?
  private var knownTraits: RowTraits?
  private var holdsControl = false
  private var isLeaving = false
  var background: Node?
  var badge: Node?
  var menu: Node?
  var isMenuOpen = false
  override var isElement: Bool { true }
  override var children: [Node] {
    isLeaving ? [] : [background, content, badge, menu].compactMap { $0 }
  }
  override var shownChildren: [Node] { [content] }

  init(_ context: NodeContext, content: Node, owner: (any ListRowOwner)?) {
    self.content = content
    self.owner = owner
    super.init(context)
  }

  /// What the views in the row and around it tell about it.
  var traits: RowTraits {
    if let knownTraits { return knownTraits }
    let traits = owner.map { content.rowTraits(below: $0) } ?? RowTraits()
    knownTraits = traits
    takeParts(from: traits)
    return traits
  }

  func forgetTraits() { knownTraits = nil }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    background?.elements.forEach { $0.forgetMeasurements() }
  }

  private func takeParts(from traits: RowTraits) {
    background = part(background, traits.background)
    badge = part(badge, traits.badge)
  }

  private func part(_ old: Node?, _ view: AnyView?) -> Node? {
    guard let view else {
      old?.unmount()
      return nil
    }
    return reconcile(old, view, content.environment)
  }

  /// The content lives where it was written.
  override func unmount() {
    background?.unmount()
    badge?.unmount()
    menu?.unmount()
    (background, badge, menu) = (nil, nil, nil)
    isLeaving = true
    super.unmount()
  }

  // MARK: Focus

  private var isEnabled: Bool { content.environment.isEnabled }
  private var isSelected: Bool { owner?.isSelected(self) ?? false }
  private var isChoosing: Bool { owner?.isChoosing ?? false }

  /// Rows with controls leave the focus to these.
  override var isFocusable: Bool {
    guard isEnabled, !holdsControl, environment.focusTraits.isFocusable else { return false }
    return isChoosing || traits.hasActions
  }

  override var prefersDefaultFocus: Bool { isSelected && owner?.isMultiple == false }

  /// Whether what has the focus stands in this row.
  var holdsFocus: Bool {
    guard holdsControl, let focused = host.focusedNode else { return false }
    return !focused.frame.intersection(frame).isEmpty && focused.frame.minY >= frame.minY
      && focused.frame.maxY <= frame.maxY
  }

  override func focusChanged(_ isFocused: Bool) {
    if isFocused { owner?.focusCame(to: self) }
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard key == .space, isChoosing else { return false }
    activate()
    return true
  }

  override func activate() {
    guard isEnabled, isChoosing else { return }
    owner?.choose(self)
  }

  override func addSemantics(to tree: inout SemanticTree) {
    var inside = SemanticTree()
    content.addSemantics(to: &inside)
    holdsControl = inside.elements.contains { $0.role != .text }
    guard !holdsControl, isChoosing || traits.hasActions else {
      content.addSemantics(to: &tree)
      badge?.addSemantics(to: &tree)
      return
    }
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = isEnabled
      element.isSelected = isSelected
    }
    tree.addControl(.option, self, describe: describe) {
      content.addSemantics(to: &$0)
      badge?.addSemantics(to: &$0)
    }
  }

  // MARK: Layout

  private var look: ListLook { owner?.look ?? .plain }

  private var insets: CellInsets {
    let isMultiple = owner?.isMultiple ?? false
    let base = look.insets(isChoosing: isChoosing, isMultiple: isMultiple)
    let own = traits.insets ?? .zero
    return CellInsets(
      top: max(0, own.top),
      leading: base.leading + max(0, own.leading),
      bottom: max(0, own.bottom) + (hasSeparator ? 1 : 0) + environment.listRowSpacing,
      trailing: base.trailing + max(0, own.trailing) + badgeWidth
    )
  }

  private var hasSeparator: Bool { traits.separator == .visible }

  private var badgeSize: Size {
    badge?.elements.first?.measure(.unspecified) ?? .zero
  }

  private var badgeWidth: Int { badgeSize.width == 0 ? 0 : badgeSize.width + 1 }

  private var minHeight: Int {
    max(1, Points.length(environment.defaultMinListRowHeight, along: .vertical))
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let insets = insets
    let inner = ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: nil
    )
    let size = content.measure(inner)
    return Size(
      width: proposal.width ?? size.width + insets.horizontal,
      height: max(minHeight, size.height) + insets.vertical
    )
  }

  /// The part of the row that belongs to the content alone.
  private var contentRect: Rect { insets.inset(frame, environment.layoutDirection) }

  override func placeChildren() {
    let area = contentRect
    let inner = ProposedSize(width: area.size.width, height: nil)
    let size = content.measure(inner)
    let rect = environment.align(size, in: area, .leading)
    content.place(rect, for: inner, in: viewport.intersection(area))
    for element in background?.elements ?? [] {
      let rect = edgeless
      element.place(rect, for: ProposedSize(rect.size), in: viewport)
    }
    if let badge = badge?.elements.first {
      let isMirrored = environment.layoutDirection == .rightToLeft
      let size = badgeSize
      let x = isMirrored ? area.minX - size.width - 1 : area.maxX + 1
      let rect = Rect(x: x, y: area.minY, width: size.width, height: size.height)
      badge.place(rect, for: .unspecified, in: viewport)
    }
  }

  /// The row without the frame of its section.
  private var edgeless: Rect {
    let edge = look.hasBoxes ? 1 : 0
    return Rect(
      x: frame.minX + edge,
      y: frame.minY,
      width: max(0, frame.size.width - 2 * edge),
      height: frame.size.height
    )
  }

  // MARK: Draw

  override func draw(into canvas: Canvas) {
    background?.draw(into: canvas)
    content.draw(into: canvas)
    badge?.draw(into: canvas)
    let isFocused = host.hasFocus(self)
    if isFocused { canvas.setCursor(contentRect.origin, in: viewport) }
    drawMarks(isFocused: isFocused || holdsFocus, canvas)
    if isChoosing, isSelected || isFocused { emphasize(isFocused: isFocused, canvas) }
    if hasSeparator { drawSeparator(canvas) }
    if look.hasBoxes { drawEdges(canvas) }
  }

  private func emphasize(isFocused: Bool, _ canvas: Canvas) {
    var rect = edgeless
    rect = Rect(
      x: rect.minX,
      y: rect.minY,
      width: rect.size.width,
      height: max(0, rect.size.height - environment.listRowSpacing - (hasSeparator ? 1 : 0))
    )
    canvas.restyle(rect, in: viewport) { style in
      style.attributes.insert(.bold)
      if isFocused { style.attributes.insert(.reverse) }
    }
  }

  private func drawMarks(isFocused: Bool, _ canvas: Canvas) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let text = marks(isFocused: isFocused)
    let style = CellStyle(foreground: isFocused || isSelected ? .accent : .secondary)
    let inset = look.hasBoxes ? 1 : look.headerInset
    let x = isMirrored ? frame.maxX - inset - text.count : frame.minX + inset
    canvas.draw(
      isMirrored ? Mirrored.marks(text) : text,
      at: Point(x: x, y: contentRect.minY),
      style,
      in: viewport.intersection(frame)
    )
  }

  private func marks(isFocused: Bool) -> String {
    let ascii = environment.usesASCII
    var pointer = isFocused ? (ascii ? ">" : "▸") : " "
    if !isEnabled, holdsControl || isChoosing { pointer = DisabledEdge.sign(ascii: ascii) }
    if owner?.isMultiple == true {
      return pointer + "[" + (isSelected ? (ascii ? "x" : "✓") : " ") + "]"
    }
    if isSelected, !isFocused { return ascii ? "*" : "•" }
    return pointer
  }

  private func drawSeparator(_ canvas: Canvas) {
    let area = contentRect
    let y = frame.maxY - 1 - environment.listRowSpacing
    let rect = Rect(x: area.minX, y: y, width: area.size.width, height: 1)
    let line = environment.usesASCII ? "-" : "─"
    canvas.fill(rect, CellStyle(foreground: .separator), with: line, in: viewport)
  }

  private func drawEdges(_ canvas: Canvas) {
    let line = BorderLine.rounded.characters(ascii: environment.usesASCII)[5]
    let style = CellStyle(foreground: .separator)
    for x in Set([frame.minX, frame.maxX - 1]) {
      let rect = Rect(x: x, y: frame.minY, width: 1, height: frame.size.height)
      canvas.fill(rect, style, with: line, in: viewport.intersection(frame))
    }
  }
}

extension RowTraits {
  /// Whether anything can be done with the row as a whole.
  var hasActions: Bool {
    !leadingActions.isEmpty || !trailingActions.isEmpty || canDelete || canMove
  }

  var canDelete: Bool { delete != nil && isDeletable }

  var canMove: Bool { move != nil && isMovable }
}
