@_spi(Nodes) import ViewEngine

/// Views that show a value. Accessibility reads them as one element with a percentage.
struct MeterElement<Content> {
  let fraction: Double?
  let content: Content

  init(fraction: Double?, @ViewBuilder content: () -> Content) {
    self.fraction = fraction
    self.content = content()
  }
}

extension MeterElement: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    MeterElementNode(self, context, content: { $0.content })
  }
}

private final class MeterElementNode<Content: View>: EnclosingNode<MeterElement<Content>> {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {
    tree.addControl(.progress, self) { tree in
      super.addSemantics(to: &tree)
      if let fraction = view.fraction { tree.addText(Self.percentage(fraction), self) }
    }
  }

  private static func percentage(_ fraction: Double) -> String {
    "\(Int(nearest: fraction * 100))%"
  }
}

/// A bar that is filled up to a value. Unicode fills eighths of a cell, ASCII whole cells.
///
/// Without a value it is shaded.
struct MeterBar: PrimitiveView {
  let fraction: Double?
  /// Whether a line with a mark at the value replaces the filled bar.
  var isMarked = false

  func _makeNode(_ context: _NodeContext) -> _Node { MeterBarNode(self, context) }
}

private final class MeterBarNode: ViewNode<MeterBar> {
  override var isElement: Bool { true }

  /// The width of a bar, in cells, if its container proposes none. This project's choice: the ideal
  /// width of a slider.
  private static let idealColumns = 20

  /// The largest width of a bar, in cells. This project's choice: wider than any screen. The limit
  /// is needed because each cell takes memory.
  private static let longest = 4096

  /// Returns the proposed width and a height of one row.
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: min(proposal.width ?? Self.idealColumns, Self.longest), height: 1)
  }

  override func draw(into canvas: Canvas) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    var parts = view.isMarked ? markedParts : filledParts
    if environment.layoutDirection == .rightToLeft { parts = parts.reversed() }
    var x = frame.minX
    for part in parts {
      let text = CellText(part.text, style: CellStyle(foreground: part.color))
      canvas.draw(text, at: Point(x: x, y: frame.minY), in: viewport.intersection(frame))
      x += text.columns
    }
  }

  private typealias Part = (text: String, color: CellColor)

  private var tint: CellColor {
    environment.isEnabled ? environment.tintPaint.middle?.color ?? .accent : .secondary
  }

  /// The left edge, the filled part, the rest and the right edge. A bar of up to three cells has no
  /// edges.
  private var filledParts: [Part] {
    let hasEdges = frame.size.width > 3
    let room = frame.size.width - (hasEdges ? 2 : 0)
    let bar = filled(room)
    let rest = String(repeating: view.fraction == nil ? shade : " ", count: room - bar.count)
    let middle: [Part] = [(bar, tint), (rest, .separator)]
    guard hasEdges else { return middle }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let edges = environment.usesASCII ? ("[", "]") : ("▕", "▏")
    let (first, last) = isRightToLeft ? (edges.1, edges.0) : edges
    return [(first, .separator)] + middle + [(last, .separator)]
  }

  private var shade: String { environment.usesASCII ? "." : "░" }

  /// Returns the filled part. Unicode has partial blocks for the left half only, so a right-to-left
  /// bar uses whole cells.
  private func filled(_ room: Int) -> String {
    guard let fraction = view.fraction else { return "" }
    let isWhole = environment.usesASCII || environment.layoutDirection == .rightToLeft
    let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let steps = isWhole ? 1 : eighths.count
    let filled = Int(nearest: fraction * Double(room * steps), in: 0...room * steps)
    let whole = String(repeating: environment.usesASCII ? "#" : "█", count: filled / steps)
    return whole + eighths[filled % steps]
  }

  private var markedParts: [Part] {
    let room = frame.size.width - 1
    let before = Int(nearest: (view.fraction ?? 0) * Double(room), in: 0...room)
    let line = environment.usesASCII ? "-" : "─"
    return [
      (String(repeating: line, count: before), tint),
      (environment.usesASCII ? "o" : "●", tint),
      (String(repeating: line, count: room - before), .separator),
    ]
  }
}

/// A circle that fills in quarters, followed by the percentage. Without a value it is dotted.
struct MeterCircle: View {
  let fraction: Double?
  var showsPercentage = true
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    AccessibilityHiddenView(
      content: HStack(spacing: .cells(1)) {
        if let sign { Text(verbatim: sign).fixedSize() }
        if let percentage { Text(verbatim: percentage).fixedSize() }
      }
      .foregroundStyle(.tint)
    )
  }

  private var sign: String? {
    guard let fraction else { return usesASCII ? "..." : "◌" }
    let quarters = ["○", "◔", "◑", "◕", "●"]
    return usesASCII ? nil : quarters[Int(nearest: fraction * 4, in: 0...quarters.count - 1)]
  }

  private var percentage: String? {
    guard let fraction, showsPercentage || usesASCII else { return nil }
    return "\(Int(nearest: fraction * 100))%"
  }
}
