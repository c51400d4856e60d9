/// Some text, wrapped at words to the width there is: SwiftUI's `Text`.
///
/// Whatever the string holds, no control character, escape or bidi control reaches
/// the screen.
public struct Text: PrimitiveView, Hashable {
  struct Run: Hashable {
    var text: String
    var style: CellStyle?
    var attributes: CellStyle.Attributes = []
  }

  var runs: [Run]

  /// Shows a string as it is.
  public init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// Shows a string as it is.
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// One text after the other, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.runs += right.runs
    return text
  }

  /// Sets the colour of the parts that have none yet, as the innermost one counts.
  public func foregroundStyle(_ role: ColorRole) -> Text {
    mapRuns { run in
      if run.style == nil { run.style = CellStyle(foreground: CellColor(role)) }
    }
  }

  /// Makes the text bold.
  public func bold() -> Text { mapRuns { $0.attributes.insert(.bold) } }

  /// Underlines the text.
  public func underline() -> Text { mapRuns { $0.attributes.insert(.underline) } }

  /// The characters, without styles.
  var plainText: String { runs.map(\.text).joined() }

  private func mapRuns(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  @MainActor func cells(in environment: EnvironmentValues) -> CellText {
    let inherited = environment.cellStyle
    return runs.reduce(CellText("")) { cells, run in
      var style = inherited
      if let own = run.style { style.foreground = own.foreground }
      style.attributes.formUnion(run.attributes)
      return cells + CellText(run.text, style: style, asciiOnly: environment.usesASCII)
    }
  }
}

extension Text: Resolvable {
  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { TextNode(self, context) }
}

private final class TextNode: ViewNode<Text> {
  private var cells = CellText("")
  private var label = ""
  private var wrapped: (width: Int, lines: [CellText])?
  override var isElement: Bool { true }

  override func resolve() {
    cells = view.cells(in: environment)
    label = CellText(view.plainText).label
    wrapped = nil
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let lines = visibleLines(width: proposal.width, height: proposal.height)
    return Size(width: lines.reduce(0) { max($0, $1.columns) }, height: lines.count)
  }

  /// At least one line, whatever the height: a stack that is too low cuts off its end
  /// rather than a line in its middle.
  private func visibleLines(width: Int?, height: Int?) -> [CellText] {
    let width = width ?? ProposedSize.infinity
    let lines = lines(width: width)
    let limit = max(1, min(height ?? .max, environment.lineLimit ?? .max))
    guard lines.count > limit else { return lines }
    let rest = lines[(limit - 1)...].reduce(CellText("")) { rest, line in
      rest.isEmpty ? line : rest + CellText(" ", style: environment.cellStyle) + line
    }
    let ellipsis = CellText(
      "…",
      style: environment.cellStyle,
      asciiOnly: environment.usesASCII
    )
    let last = rest.truncated(toColumns: width, mode: .tail, ellipsis: ellipsis)
    return lines[..<(limit - 1)] + [last]
  }

  private func lines(width: Int) -> [CellText] {
    if let wrapped, wrapped.width == width { return wrapped.lines }
    let lines = cells.wrapped(toColumns: width)
    wrapped = (width, lines)
    return lines
  }

  override func draw(into canvas: Canvas) {
    let lines = visibleLines(width: frame.size.width, height: frame.size.height)
    let alignment = Alignment(
      horizontal: environment.multilineTextAlignment.horizontal,
      vertical: .top
    )
    for (index, line) in lines.enumerated() {
      let lane = Rect(
        x: frame.minX,
        y: frame.minY + index,
        width: frame.size.width,
        height: 1
      )
      let rect = environment.align(Size(width: line.columns, height: 1), in: lane, alignment)
      canvas.draw(line, at: rect.origin, in: viewport)
    }
    let (paint, style) = (environment.foregroundPaint, environment.cellStyle)
    canvas.recolor(frame, with: paint, where: style.foreground, in: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {
    tree.addText(label, self)
  }
}
