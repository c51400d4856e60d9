extension Frame {
  /// The screen as plain text, one line for each row. Filled controls are in brackets.
  package var plainText: String {
    withControlEdges(quietOnly: false).lines.map { $0 + "\n" }.joined()
  }

  /// Returns the frame with brackets at the ends of filled controls, for output that cannot show
  /// the fill. The left bracket of a destructive control is followed by an exclamation mark. A
  /// disabled control has dotted edges instead of brackets, and dashes between its edges and its
  /// label, so that it is one shape.
  ///
  /// - Parameter quietOnly: Whether only controls with a quiet fill get brackets: a screen without
  ///   colours shows other fills in reverse video. Plain text shows no fill at all.
  package func withControlEdges(quietOnly: Bool) -> Frame {
    guard cells.contains(where: \.isControlEdge) else { return self }
    var result = self
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y].isControlEdge {
        let style = self[x, y].style
        if let dash = self[x, y].disabledDash {
          result.drawDashes(dash, from: x, y, by: style.attributes.contains(.leftEdge) ? 1 : -1)
          continue
        }
        let isBracketed = !quietOnly || style.background == .fill
        if style.attributes.contains(.leftEdge) {
          let mark = isBracketed ? "[" : style.isDestructive ? "!" : " "
          result.replaceBlank(x, y, with: mark)
          if isBracketed, style.isDestructive { result.replaceBlank(x + 1, y, with: "!") }
        } else if isBracketed {
          result.replaceBlank(x, y, with: "]")
        }
      }
    }
    return result
  }

  /// The signs at the ends of disabled controls.
  package static let disabledEdge = (unicode: "┆", ascii: ":")

  /// Draws dashes from an edge of a disabled control to the blank beside its label.
  private mutating func drawDashes(_ dash: String, from edge: Int, _ y: Int, by step: Int) {
    let background = self[edge, y].style.background
    var x = edge + step
    while (0..<size.width).contains(x + step), self[x, y].text == " ",
      self[x + step, y].text == " ", self[x, y].style.background == background
    {
      self[x, y].text = dash
      x += step
    }
  }

  private mutating func replaceBlank(_ x: Int, _ y: Int, with text: String) {
    guard x < size.width, self[x, y].text == " " else { return }
    self[x, y].text = text
  }
}

extension Cell {
  fileprivate var isControlEdge: Bool {
    !style.attributes.isDisjoint(with: [.leftEdge, .rightEdge])
  }

  /// The sign of a horizontal dashed line that suits the dotted edge of a disabled control; `nil`
  /// for the edge of an enabled control.
  fileprivate var disabledDash: String? {
    switch text {
    case Frame.disabledEdge.unicode: "╌"
    case Frame.disabledEdge.ascii: "."
    default: nil
    }
  }
}

extension CellStyle {
  fileprivate var isDestructive: Bool { foreground == .critical || background == .critical }
}
