import Foundation
@_spi(Nodes) import ViewEngine

/// A row of a list: an element of its content, the marks before it and the lines around it.
final class ListRow: Node {
  let content: Node
  private(set) weak var owner: (any ListRowOwner)?
  private var knownTraits: RowTraits?
  private(set) var holdsControl = false
  /// Whether the row has content besides one control. Such a row can be selected as a whole.
  private var isMoreThanControl = false
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

  /// The traits that the views in and around the row set.
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

  /// Keeps the content mounted: its node belongs to the list's content, not to this row.
  override func unmount() {
    background?.unmount()
    badge?.unmount()
    menu?.unmount()
    (background, badge, menu) = (nil, nil, nil)
    isLeaving = true
    super.unmount()
  }

  // MARK: Focus

  var isEnabled: Bool { content.environment.isEnabled }
  var isSelected: Bool { owner?.isSelected(self) ?? false }
  var isChoosing: Bool { owner?.isChoosing ?? false }
  var isInEditMode: Bool { owner?.isEditing ?? false }
  /// Whether the row is selected, deleted or moved as a whole, even if it contains controls.
  var isEdited: Bool {
    isInEditMode && (owner?.isMultiple == true || traits.canDelete || traits.canMove)
  }

  /// Whether the row takes the focus. A row with controls leaves the focus to the controls, unless
  /// the row itself can also be selected.
  override var acceptsFocus: Bool {
    guard isEnabled, !holdsControl || isEdited || isChosenBesideControls,
      environment.focusTraits.isFocusable
    else { return false }
    return isChoosing || traits.hasActions
  }

  private var isChosenBesideControls: Bool { holdsControl && isMoreThanControl && isChoosing }

  override var prefersDefaultFocus: Bool { isSelected && owner?.isMultiple == false }
  override var focusOption: FocusOption {
    FocusOption(group: owner.map { ObjectIdentifier($0) })
  }

  /// Whether a control in this row has the focus.
  var holdsFocus: Bool {
    holdsControl && focusEngine.isOnControl(inRow: self)
  }

  override func focusChanged(_ isFocused: Bool) {
    if isFocused { owner?.focusGained(to: self) }
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    if key == .enter, !isEdited, doPrimaryAction() { return true }
    guard key == .space || (key == .enter && isEdited), isChoosing || isEdited else {
      return false
    }
    if key == .enter, openMenu() { return true }
    activate()
    return true
  }

  /// Selects the row. A click on a selected row has the same effect as Enter.
  override func activate() {
    guard isEnabled else { return }
    if isPressedAgain, !isEdited, doPrimaryAction() { return }
    if isChoosing {
      owner?.choose(self)
    } else if isEdited {
      _ = openMenu()
    }
  }

  override func addSemantics(to tree: inout SemanticTree) {
    var inside = SemanticTree()
    content.addSemantics(to: &inside)
    holdsControl = inside.elements.contains { $0.role != .text }
    if isEdited { return addEdited(inside, to: &tree) }
    let controls = inside.elements.count { !$0.role.isOnlyRead }
    isMoreThanControl = controls > 0 && inside.elements.count > 1
    if isChosenBesideControls { return addBesideControls(inside, to: &tree) }
    guard !holdsControl, isChoosing || traits.hasActions else {
      let start = tree.elements.count
      content.addSemantics(to: &tree)
      if holdsControl, isChoosing, isSelected { tree.selectControl(from: start) }
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

  /// Adds the texts of the row as one element, then the controls in it.
  private func addBesideControls(_ inside: SemanticTree, to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = isEnabled
      element.isSelected = isSelected
    }
    tree.addControl(.option, self, describe: describe) { tree in
      for element in inside.elements where element.role == .text {
        tree.addText(element.label, self)
      }
      badge?.addSemantics(to: &tree)
    }
    let start = tree.elements.count
    content.addSemantics(to: &tree)
    tree.replaceElements(from: start, with: tree.elements[start...].filter { $0.role != .text })
  }

  /// Adds the row as one element: in edit mode, controls in a row cannot be used.
  private func addEdited(_ inside: SemanticTree, to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = isEnabled
      element.isSelected = isSelected
    }
    tree.addControl(.option, self, describe: describe) { tree in
      for element in inside.elements { tree.addText(element.label, self) }
      badge?.addSemantics(to: &tree)
    }
  }

  // MARK: Layout

  var appearance: ListAppearance { owner?.appearance ?? .plain }

  private var insets: CellInsets {
    let isMultiple = owner?.isMultiple ?? false
    let base = appearance.insets(isChoosing: isChoosing, isMultiple: isMultiple)
    let own = traits.insets ?? .zero
    return CellInsets(
      top: max(0, own.top) + (hasTopSeparator ? 1 : 0),
      leading: base.leading + (isInEditMode ? 2 : 0) + max(0, own.leading),
      bottom: max(0, own.bottom) + (hasSeparator ? 1 : 0) + environment.listRowSpacing,
      trailing: base.trailing + (isEdited && traits.canMove ? 2 : 0) + max(0, own.trailing)
        + badgeWidth
    )
  }

  var hasSeparator: Bool { traits.separator == .visible }
  var hasTopSeparator: Bool { traits.topSeparator == .visible }

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

  /// The part of the row that the content occupies.
  var contentRect: Rect { insets.inset(frame, environment.layoutDirection) }

  override func clip(around node: Node) -> Rect? { contentRect }

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
  var edgeless: Rect {
    let edge = appearance.hasBoxes ? 1 : 0
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
    let isFocused = hasFocus
    if isFocused {
      canvas.setCursor(atStartOf: contentRect, environment.layoutDirection, in: viewport)
    }
    drawMarks(isFocused: isFocused || holdsFocus, canvas)
    if isEdited { drawEditMarks(canvas) }
    if isChoosing, isSelected || isFocused { emphasize(isFocused: isFocused, canvas) }
    if hasSeparator {
      let y = frame.maxY - 1 - environment.listRowSpacing
      drawSeparator(at: y, traits.separatorTint, canvas)
    }
    if hasTopSeparator { drawSeparator(at: frame.minY, traits.topSeparatorTint, canvas) }
    if appearance.hasBoxes { drawEdges(canvas) }
  }
}

extension RowTraits {
  /// Whether the row has swipe actions, or can be deleted or moved.
  var hasActions: Bool {
    !leadingActions.isEmpty || !trailingActions.isEmpty || canDelete || canMove
  }

  var canDelete: Bool { delete != nil && isDeletable }

  var canMove: Bool { move != nil && isMovable }
}
