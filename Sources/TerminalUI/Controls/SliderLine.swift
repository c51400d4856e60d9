@_spi(Nodes) import ViewEngine

/// A line with a knob: thick before the knob, thin after it.
struct SliderLine: PrimitiveView {
  let fraction: Double
  /// Moves the knob to a fraction of the range, from 0 to 1.
  let slide: @MainActor (Double) -> Void

  func _makeNode(_ context: _NodeContext) -> _Node { SliderLineNode(self, context) }
}

private final class SliderLineNode: ViewNode<SliderLine>, DragHandler {
  override var isElement: Bool { true }
  override var layoutPriority: Double { -1 }

  /// The width of a slider, in cells, if its container proposes none. Twenty cells are this
  /// project's choice.
  private static let idealColumns = 20

  /// The minimum width that the slider reports, in cells. Labels share only the cells that remain,
  /// so the slider stays usable.
  private static let wantedColumns = 6

  /// The minimum width, in cells, in which a knob can move.
  private static let leastColumns = 3

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Self.idealColumns
    let wanted = width == 0 ? Self.wantedColumns : max(Self.leastColumns, width)
    return Size(width: min(ProposedSize.infinity, wanted), height: 1)
  }

  // MARK: Mouse

  func drag(from start: Point, to point: Point) -> Bool {
    // Two cells are the ends of the line, and the knob takes one.
    let last = frame.size.width - 3
    guard last > 0 else { return false }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let column = isMirrored ? frame.maxX - 2 - point.x : point.x - frame.minX - 1
    view.slide((Double(column) / Double(last)).bounded(to: 0...1))
    return true
  }

  func endDrag(from start: Point, at point: Point) -> Bool { false }

  // MARK: Draw

  private var ends: (String, String) {
    let ascii = environment.usesASCII
    if !environment.isEnabled {
      let edge = DisabledEdge.sign(ascii: ascii)
      return (edge, edge)
    }
    guard environment.isFocused else { return ("[", "]") }
    return ascii ? (">", "<") : ("▐", "▌")
  }

  override func draw(into canvas: Canvas) {
    let width = frame.size.width
    guard width > 0 else { return }
    let ascii = environment.usesASCII
    let room = max(1, width - 2)
    let knob = Int(nearest: view.fraction * Double(room - 1), in: 0...room - 1)
    let before = String(repeating: ascii ? "=" : "━", count: knob)
    let after = String(repeating: ascii ? "-" : "─", count: room - 1 - knob)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let role: ColorRole = environment.isEnabled ? .accent : .secondary
    let strong = CellStyle(foreground: CellColor(role), attributes: .bold)
    let weak = CellStyle(foreground: .secondary)
    let ends = self.ends
    let parts = [(ends.0, weak), (before, strong), (ascii ? "o" : "●", strong), (after, weak)]
    var x = frame.minX
    let ordered =
      isMirrored
      ? [(ends.0, weak), (after, weak), (ascii ? "o" : "●", strong), (before, strong)] : parts
    for (text, style) in ordered + [(ends.1, weak)] {
      canvas.draw(text, at: Point(x: x, y: frame.minY), style, in: viewport.intersection(frame))
      x += text.count
    }
  }
}
