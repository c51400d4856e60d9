@_spi(Nodes) import ViewEngine

/// The border of a card in a list in which one card can be selected.
///
/// A selected card has a heavy border in the accent colour. Other cards have a thin border with
/// round corners. Cards in a list can share the line between them.
package struct CardBorder: Hashable, Sendable {
  /// The upper edge of a card.
  package enum Top: Hashable, Sendable {
    /// The card has its own upper edge.
    case edge
    /// The upper edge is also the lower edge of the card above.
    case shared(isSelectedAbove: Bool)
  }

  /// Whether the border is heavy and in the accent colour.
  package let isSelected: Bool
  /// The upper edge.
  package let top: Top
  /// Whether the card has a lower edge. A card that shares the line below leaves it to the next
  /// card.
  package let hasBottom: Bool
  /// The side at which the card continues out of sight, and therefore has no line.
  package let openSide: HorizontalEdge?
  /// The columns at each side by which a card that is not selected is narrower than the selected
  /// one. The content of all cards has the same width.
  package let inset: Int

  /// Creates a border. The default is a closed border of a card that shares no lines.
  package init(
    isSelected: Bool,
    top: Top = .edge,
    hasBottom: Bool = true,
    openSide: HorizontalEdge? = nil,
    inset: Int = 0
  ) {
    self.isSelected = isSelected
    self.top = top
    self.hasBottom = hasBottom
    self.openSide = openSide
    self.inset = inset
  }
}

extension CardBorder {
  /// The characters of one line, from left to right.
  struct Line: Equatable {
    let left: String
    let middle: String
    let right: String
    /// The character at which a side of the narrower card above or below meets the line.
    var joint: String?
    /// Whether the line belongs to a selected card.
    let isSelected: Bool
  }

  /// Returns the upper line. Its ends connect to the card above if the cards share the line.
  func topLine(ascii: Bool) -> Line {
    let isHeavy = isSelected || top == .shared(isSelectedAbove: true)
    if ascii { return asciiLine(isHeavy: isHeavy) }
    switch (top, isSelected) {
    case (.edge, true): return Line(left: "┏", middle: "━", right: "┓", isSelected: true)
    case (.edge, false): return Line(left: "╭", middle: "─", right: "╮", isSelected: false)
    case (.shared, true) where inset > 0:
      return Line(left: "┏", middle: "━", right: "┓", joint: "┷", isSelected: true)
    case (.shared, true): return Line(left: "┢", middle: "━", right: "┪", isSelected: true)
    case (.shared(isSelectedAbove: true), false) where inset > 0:
      return Line(left: "┗", middle: "━", right: "┛", joint: "┯", isSelected: true)
    case (.shared(isSelectedAbove: true), false):
      return Line(left: "┡", middle: "━", right: "┩", isSelected: true)
    case (.shared(isSelectedAbove: false), false):
      return Line(left: "├", middle: "─", right: "┤", isSelected: false)
    }
  }

  /// Returns the lower line.
  func bottomLine(ascii: Bool) -> Line {
    if ascii { return asciiLine(isHeavy: isSelected) }
    return isSelected
      ? Line(left: "┗", middle: "━", right: "┛", isSelected: true)
      : Line(left: "╰", middle: "─", right: "╯", isSelected: false)
  }

  /// Returns the character of the lines at both sides.
  func side(ascii: Bool) -> String {
    switch (isSelected, ascii) {
    case (true, true): "#"
    case (false, true): "|"
    case (true, false): "┃"
    case (false, false): "│"
    }
  }

  private func asciiLine(isHeavy: Bool) -> Line {
    isHeavy
      ? Line(left: "#", middle: "=", right: "#", isSelected: true)
      : Line(left: "+", middle: "-", right: "+", isSelected: false)
  }
}

/// Content inside the border of a card.
private struct CardView<Content> {
  let border: CardBorder
  let content: Content
}

extension CardView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { CardNode(self, context) }
}

extension View {
  /// Draws the border of a card around the view. Each edge makes the view one cell larger.
  package func card(_ border: CardBorder) -> some View {
    CardView(border: border, content: self)
  }
}

private final class CardNode<Content: View>: EnclosingNode<CardView<Content>> {
  private struct Insets {
    let left: Int
    let right: Int
    let bottom: Int
    /// Every card has an upper line.
    let top = 1
  }

  private var insets: Insets {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let open = view.border.openSide
    let isLeftOpen = open == (isMirrored ? .trailing : .leading)
    return Insets(
      left: isLeftOpen ? 0 : 1 + view.border.inset,
      right: open == nil || isLeftOpen ? 1 + view.border.inset : 0,
      bottom: view.border.hasBottom ? 1 : 0
    )
  }

  init(_ view: CardView<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    let insets = insets
    return ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.left - insets.right) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let insets = insets
    let size = columnSize(for: inner(proposal))
    return Size(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }

  private var inside: Rect {
    let insets = insets
    return Rect(
      x: frame.minX + insets.left,
      y: frame.minY + insets.top,
      width: max(0, frame.size.width - insets.left - insets.right),
      height: max(0, frame.size.height - insets.top - insets.bottom)
    )
  }

  override func clip(around node: Node) -> Rect? { inside }

  override func placeChildren() {
    let inside = inside
    placeColumn(for: inner(proposal), in: inside, viewport: viewport.intersection(inside))
  }

  override func draw(into canvas: Canvas) {
    guard frame.size.width > 0, frame.size.height > 1 else { return }
    let (border, ascii) = (view.border, environment.usesASCII)
    draw(border.topLine(ascii: ascii), y: frame.minY, canvas)
    if border.hasBottom { draw(border.bottomLine(ascii: ascii), y: frame.maxY - 1, canvas) }
    let (insets, paint) = (self.insets, self.paint(isSelected: border.isSelected))
    let sides = sides(isSelected: border.isSelected)
    let first = max(frame.minY + insets.top, viewport.minY)
    for y in first..<max(first, min(frame.maxY - insets.bottom, viewport.maxY)) {
      if insets.left > 0 { mark(border.side(ascii: ascii), sides.lowerBound, y, paint, canvas) }
      if insets.right > 0 { mark(border.side(ascii: ascii), sides.upperBound, y, paint, canvas) }
    }
    super.draw(into: canvas)
  }

  /// Returns the columns of the left and the right side of this card, or of a line of the selected
  /// card.
  private func sides(isSelected: Bool) -> ClosedRange<Int> {
    let inset = isSelected ? 0 : view.border.inset
    let first = frame.minX + inset
    return first...max(first, frame.maxX - 1 - inset)
  }

  private func draw(_ line: CardBorder.Line, y: Int, _ canvas: Canvas) {
    guard y >= viewport.minY, y < viewport.maxY else { return }
    let (insets, paint) = (self.insets, self.paint(isSelected: line.isSelected))
    let (sides, inner) = (sides(isSelected: line.isSelected), sides(isSelected: false))
    let first = max(sides.lowerBound, viewport.minX)
    for x in first..<max(first, min(sides.upperBound + 1, viewport.maxX)) {
      let isLeft = x == sides.lowerBound && insets.left > 0
      let isRight = x == sides.upperBound && insets.right > 0
      let isJoint = x == inner.lowerBound || x == inner.upperBound
      let middle = isJoint ? line.joint ?? line.middle : line.middle
      mark(isLeft ? line.left : isRight ? line.right : middle, x, y, paint, canvas)
    }
  }

  private func mark(_ sign: String, _ x: Int, _ y: Int, _ paint: Paint, _ canvas: Canvas) {
    canvas.drawMark(sign, at: Point(x: x, y: y), of: frame, paint, in: viewport)
  }

  private func paint(isSelected: Bool) -> Paint {
    Paint.solid(isSelected ? .accent : .separator).drawn(in: environment)
  }
}

extension CardView where Content: View {
  nonisolated static var _isPassive: Bool { Content._isPassive }
}
