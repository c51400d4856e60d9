import Foundation
@_spi(Nodes) import ViewEngine

/// The kind of line that a border is drawn with.
///
/// ```swift
/// import SwiftUI
///
/// struct Framed: View {
///   var body: some View { Text("Total").border(.separator, line: .rounded, title: "Cart") }
/// }
/// ```
public enum BorderLine: Hashable, Sendable {
  /// Thin lines with square corners.
  case light
  /// Thin lines with round corners.
  case rounded
  /// Thick lines.
  case heavy

  /// Returns the corners clockwise from the top left, then the horizontal and the vertical line.
  func characters(ascii: Bool) -> [String] {
    switch (self, ascii) {
    case (.heavy, true): ["#", "#", "#", "#", "=", "#"]
    case (_, true): ["+", "+", "+", "+", "-", "|"]
    case (.light, false): ["┌", "┐", "┘", "└", "─", "│"]
    case (.rounded, false): ["╭", "╮", "╯", "╰", "─", "│"]
    case (.heavy, false): ["┏", "┓", "┛", "┗", "━", "┃"]
    }
  }
}

/// Content inside a border of one cell, with an optional title in the top edge.
struct BorderedView<Content> {
  let line: BorderLine
  let style: AnyShapeStyle
  let title: String
  /// Whether lines across the content, such as dividers, connect to the border.
  var joinsLines = false
  let content: Content
}

extension BorderedView: View, PrimitiveView where Content: View {
  /// Creates the node that lays out and draws the view.
  func _makeNode(_ context: _NodeContext) -> _Node { BorderNode(self, context) }
}

extension BorderedView {
  /// Creates a border in the colour of a role.
  init(line: BorderLine, role: ColorRole, title: String, content: Content) {
    self.init(line: line, style: AnyShapeStyle(role), title: title, content: content)
  }
}

private final class BorderNode<Content: View>: EnclosingNode<BorderedView<Content>> {

  init(_ view: BorderedView<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = columnSize(for: Self.inner(proposal))
    return Size(width: size.width + 2, height: size.height + 2)
  }

  private static func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0 - 2 },
      height: proposal.height.map { $0 - 2 }
    )
  }

  private var inside: Rect {
    Rect(
      x: frame.minX + 1,
      y: frame.minY + 1,
      width: frame.size.width - 2,
      height: frame.size.height - 2
    )
  }

  override func clip(around node: Node) -> Rect? { inside }

  override func placeChildren() {
    let inside = inside
    placeColumn(
      for: Self.inner(proposal),
      in: inside,
      viewport: viewport.intersection(inside)
    )
  }

  override func draw(into canvas: Canvas) {
    guard frame.size.width > 1, frame.size.height > 1 else { return }
    let signs = view.line.characters(ascii: environment.usesASCII)
    let paint = view.style.paint(in: environment).drawn(in: environment)
    drawLine(y: frame.minY, signs[0], signs[4], signs[1], paint, canvas)
    drawLine(y: frame.maxY - 1, signs[3], signs[4], signs[2], paint, canvas)
    let first = max(frame.minY + 1, viewport.minY)
    for y in first..<max(first, min(frame.maxY - 1, viewport.maxY)) {
      canvas.drawMark(signs[5], at: Point(x: frame.minX, y: y), of: frame, paint, in: viewport)
      canvas.drawMark(signs[5], at: Point(x: frame.maxX - 1, y: y), of: frame, paint, in: viewport)
    }
    drawTitle(into: canvas)
    super.draw(into: canvas)
    if view.joinsLines { joinLines(paint, canvas) }
  }

  private func joinLines(_ paint: Paint, _ canvas: Canvas) {
    let line = view.line.characters(ascii: environment.usesASCII)[4]
    let ends = environment.usesASCII ? ("+", "+") : ("├", "┤")
    let (first, last) = (frame.minX, frame.maxX - 1)
    let screen = Rect(origin: .zero, size: canvas.frame.size)
    guard frame.size.width > 2, screen.intersection(frame) == frame else { return }
    for y in frame.minY + 1..<frame.maxY - 1 {
      guard canvas.frame[first + 1, y].text == line, canvas.frame[last - 1, y].text == line
      else { continue }
      canvas.drawMark(ends.0, at: Point(x: first, y: y), of: frame, paint, in: viewport)
      canvas.drawMark(ends.1, at: Point(x: last, y: y), of: frame, paint, in: viewport)
    }
  }

  private func drawLine(
    y: Int,
    _ start: String,
    _ middle: String,
    _ end: String,
    _ paint: Paint,
    _ canvas: Canvas
  ) {
    guard y >= viewport.minY, y < viewport.maxY else { return }
    let (first, last) = (frame.minX, frame.maxX - 1)
    for x in max(first, viewport.minX)..<max(first, viewport.minX, min(last + 1, viewport.maxX)) {
      let mark = x == first ? start : x == last ? end : middle
      canvas.drawMark(mark, at: Point(x: x, y: y), of: frame, paint, in: viewport)
    }
  }

  /// The cells of the top edge that a title cannot use: a corner, a cell of line and a space on
  /// each side.
  private static var titleMargins: Int { 6 }

  private func drawTitle(into canvas: Canvas) {
    guard !view.title.isEmpty, frame.size.width > Self.titleMargins else { return }
    let ascii = environment.usesASCII
    let style = CellStyle(attributes: .bold)
    let title = CellText(view.title, style: style, asciiOnly: ascii)
      .truncated(
        toColumns: frame.size.width - Self.titleMargins,
        mode: .tail,
        ellipsis: CellText("…", style: style, asciiOnly: ascii)
      )
    let line = CellText(" ", style: style) + title + CellText(" ", style: style)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.maxX - 2 - line.columns : frame.minX + 2
    canvas.draw(line, at: Point(x: x, y: frame.minY), in: viewport)
  }

  override func addSemantics(to tree: inout SemanticTree) {
    tree.addText(CellText(view.title).label, self)
    super.addSemantics(to: &tree)
  }
}

extension View {
  /// Draws a border around the view: SwiftUI's `border(_:width:)`.
  ///
  /// - In a terminal: The border makes the view one cell larger on each side. A width of 3 points
  ///   or more gives a heavy line.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    BorderedView(
      line: width >= 3 ? .heavy : .light,
      style: AnyShapeStyle(content),
      title: "",
      content: self
    )
  }

  /// Draws a border of one cell around the view, with a title in its top edge. A title that is too
  /// long is truncated.
  @_disfavoredOverload
  public func border(
    _ role: ColorRole = .separator,
    line: BorderLine = .light,
    title: String = ""
  ) -> some View {
    BorderedView(line: line, style: AnyShapeStyle(role), title: title, content: self)
  }
}

extension BorderedView where Content: View {
  nonisolated static var _isPassive: Bool { Content._isPassive }
}
