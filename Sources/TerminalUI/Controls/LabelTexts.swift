@_spi(Nodes) import ViewEngine

/// The label of a control. If it consists of several texts, they are one below another.
///
/// The first text is the title. The others are explanations in the secondary colour.
struct LabelTexts<Content> {
  let content: Content
}

extension LabelTexts: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { LabelTextsNode(self, context) }
}

private final class LabelTextsNode<Content: View>: ViewNode<LabelTexts<Content>> {
  private var child = OnlyChild()
  private var column: TextColumn?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
  }

  override func addElements(to list: inout [Node]) {
    let content = child.node?.elements ?? []
    guard content.count > 1, content.allSatisfy({ $0.innermost is ViewNode<Text> }) else {
      column = nil
      list += content
      return
    }
    list.append(column(of: content))
  }

  private func column(of texts: [Node]) -> Node {
    if let column, column.texts == texts { return column }
    let context = NodeContext(below: self, environment: environment)
    let made = TextColumn(texts, context)
    column = made
    return made
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    column?.forgetMeasurements()
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    column?.inheritTextColor(canvas)
  }
}

/// The node of a label's texts, one below another.
private final class TextColumn: Node {
  let texts: [Node]
  override var isElement: Bool { true }
  override var children: [Node] { texts }
  private static var stack: StackLayout { StackLayout(axis: .vertical, spacing: 0) }

  init(_ texts: [Node], _ context: NodeContext) {
    self.texts = texts
    super.init(context)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Self.stack.size(of: Self.stack.shares(of: texts, for: proposal))
  }

  override func placeChildren() {
    var y = frame.minY
    for (text, share) in zip(texts, Self.stack.shares(of: texts, for: proposal)) {
      let height = share.size.height
      let lane = Rect(x: frame.minX, y: y, width: frame.size.width, height: height)
      let place = environment.align(share.size, in: lane, .leading)
      text.place(place, for: share.proposal, in: viewport)
      y += height
    }
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    inheritTextColor(canvas)
  }

  /// Draws all texts but the first in the secondary colour, unless they have a colour of their own.
  func inheritTextColor(_ canvas: Canvas) {
    for text in texts.dropFirst() {
      canvas.restyle(text.frame, in: text.viewport) {
        if $0.foreground == .standard { $0.foreground = .secondary }
      }
    }
  }
}
