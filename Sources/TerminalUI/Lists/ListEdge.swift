@_spi(Nodes) import ViewEngine

/// The top or bottom edge of a section: its header or footer, and the lines of its frame.
final class ListEdge: Node {
  /// Identifies an edge by its section's node and the side.
  struct Key: Hashable {
    let node: ObjectIdentifier
    let isTop: Bool
  }

  struct Parts {
    var content: Node?
    var isTop = true
    var isFirst = true
    var isExpanded: Binding<Bool>?
    var separators = SectionSeparators()
    /// Whether the adjacent edge already draws the style's line.
    var omitsLine = false
  }

  var parts = Parts()
  /// The index of the edge among the items of the list.
  var index = 0
  private var appearance: ListAppearance { environment.listAppearance }
  private var item: [Node] { parts.content?.elements ?? [] }
  override var isElement: Bool { true }
  override var children: [Node] { item }

  /// Keeps the header or footer mounted: its node belongs to the section, not to this edge.
  override func unmount() {
    parts.content = nil
    super.unmount()
  }

  // MARK: Focus

  override var acceptsFocus: Bool {
    parts.isExpanded != nil && environment.focusTraits.isFocusable
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: TerminalUI.Key) -> Bool {
    guard parts.isExpanded != nil, key == .enter || key == .space else { return false }
    activate()
    return true
  }

  override func activate() { parts.isExpanded?.wrappedValue.toggle() }

  override func addSemantics(to tree: inout SemanticTree) {
    guard let isExpanded = parts.isExpanded else {
      item.forEach { $0.addSemantics(to: &tree) }
      return
    }
    let describe = { (element: inout SemanticElement) in
      element.isSelected = isExpanded.wrappedValue
    }
    tree.addControl(.disclosure, self, describe: describe) { tree in
      item.forEach { $0.addSemantics(to: &tree) }
    }
  }

  // MARK: Layout

  /// The number of empty rows above the section.
  private var gap: Int {
    guard parts.isTop, !parts.isFirst else { return 0 }
    return environment.listSectionSpacing.rows ?? (appearance.hasGaps ? 1 : 0)
  }
  private var hasLine: Bool { appearance.hasLines && !parts.omitsLine || hasSeparator }
  private var hasSeparator: Bool {
    parts.isTop ? parts.separators.isAbove(isFirst: parts.isFirst) : parts.separators.isBelow
  }
  private var lineStyle: CellStyle {
    let tint = parts.isTop ? parts.separators.topTint : parts.separators.bottomTint
    return CellStyle(foreground: tint?.cellColor(in: environment) ?? .separator)
  }

  /// Returns whether the header is drawn in the upper line of its box. This applies to headers of
  /// one row.
  private func isInBorderLine(_ height: Int) -> Bool {
    parts.isTop && appearance.hasBoxes && height == 1
  }

  /// The columns before and after the header or footer.
  private var inset: Int { appearance.hasBoxes ? 3 : appearance.headerInset }

  private var markWidth: Int { parts.isExpanded == nil ? 0 : 2 }

  private func innerProposal(_ width: Int?) -> ProposedSize {
    ProposedSize(width: width.map { max(0, $0 - 2 * inset - markWidth) }, height: nil)
  }

  private func contentHeight(_ width: Int?) -> Int {
    item.reduce(0) { $0 + $1.measure(innerProposal(width)).height }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let height = contentHeight(proposal.width)
    let own = isInBorderLine(height) ? 1 : height + (hasLine ? 1 : 0)
    return Size(width: proposal.width ?? 0, height: own + gap)
  }

  /// The row of the line, and the first row of the header or footer.
  private var rows: (line: Int, content: Int) {
    let top = frame.minY + gap
    let height = contentHeight(frame.size.width)
    if isInBorderLine(height) { return (top, top) }
    if !parts.isTop { return (top, top + (hasLine ? 1 : 0)) }
    return hasSeparator && !appearance.hasLines ? (top, top + 1) : (top + height, top)
  }

  override func clip(around node: Node) -> Rect? { frame }

  override func placeChildren() {
    let offered = innerProposal(frame.size.width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    var y = rows.content
    for element in item {
      let size = element.measure(offered)
      let lead = inset + markWidth
      let x = isMirrored ? frame.maxX - lead - size.width : frame.minX + lead
      let rect = Rect(x: x, y: y, width: size.width, height: size.height)
      element.place(rect, for: offered, in: viewport.intersection(frame))
      y += size.height
    }
  }

  // MARK: Draw

  override func draw(into canvas: Canvas) {
    if hasLine { drawLine(canvas) }
    clearBehindHeader(canvas)
    item.forEach { $0.draw(into: canvas) }
    for element in item {
      canvas.restyle(element.frame, in: viewport.intersection(frame), restyle)
    }
    drawMark(canvas)
    if hasFocus {
      let line = Rect(
        x: frame.minX + inset,
        y: rows.content,
        width: frame.size.width - 2 * inset,
        height: 1
      )
      canvas.setCursor(atStartOf: line, environment.layoutDirection, in: viewport)
    }
  }

  private func restyle(_ style: inout CellStyle) {
    guard style.foreground == .standard else { return }
    let isIncreased = environment.headerProminence == .increased
    if !parts.isTop || !isIncreased { style.foreground = .secondary }
    if parts.isTop { style.attributes.insert(.bold) }
    if hasFocus { style.attributes.insert(.underline) }
  }

  private func drawLine(_ canvas: Canvas) {
    let signs = BorderLine.rounded.characters(ascii: environment.usesASCII)
    let style = lineStyle
    let y = rows.line
    let window = viewport.intersection(frame)
    let line = Rect(x: frame.minX, y: y, width: frame.size.width, height: 1)
    canvas.fill(line, style, with: signs[4], in: window)
    guard appearance.hasBoxes, frame.size.width > 1 else { return }
    let corners = parts.isTop ? (signs[0], signs[1]) : (signs[3], signs[2])
    canvas.draw(corners.0, at: Point(x: frame.minX, y: y), style, in: window)
    canvas.draw(corners.1, at: Point(x: frame.maxX - 1, y: y), style, in: window)
  }

  /// Clears one cell on both sides of a header that is drawn in a line.
  private func clearBehindHeader(_ canvas: Canvas) {
    guard let element = item.first, rows.line == rows.content, hasLine else { return }
    let header = element.frame
    let isMirrored = environment.layoutDirection == .rightToLeft
    let rect = Rect(
      x: header.minX - 1 - (isMirrored ? 0 : markWidth),
      y: header.minY,
      width: header.size.width + 2 + markWidth,
      height: 1
    )
    canvas.fill(rect, .plain, in: viewport.intersection(frame))
  }

  private func drawMark(_ canvas: Canvas) {
    guard let isExpanded = parts.isExpanded else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let sign = DisclosureMark.sign(
      isExpanded: isExpanded.wrappedValue,
      isEnabled: environment.isEnabled,
      ascii: environment.usesASCII,
      isMirrored: isMirrored
    )
    let isFocused = hasFocus
    let style = CellStyle(
      foreground: isFocused ? .accent : .secondary,
      attributes: isFocused ? [.bold, .reverse] : .bold
    )
    let x = isMirrored ? frame.maxX - inset - 1 : frame.minX + inset
    canvas.draw(sign, at: Point(x: x, y: rows.content), style, in: viewport.intersection(frame))
  }
}

/// The sign before a row or header that can be expanded. It is hollow because a filled triangle
/// marks the focus.
enum DisclosureMark {
  static func sign(isExpanded: Bool, isEnabled: Bool, ascii: Bool, isMirrored: Bool) -> String {
    if !isEnabled { return DisabledEdge.sign(ascii: ascii) }
    if ascii { return isExpanded ? "-" : "+" }
    return isExpanded ? "▿" : isMirrored ? "◃" : "▹"
  }
}
