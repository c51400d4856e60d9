extension Frame {
  /// The screen as plain text, one line for each row. Filled controls are in brackets.
  package var plainText: String {
    withControlEdges(quietOnly: false).lines.map { $0 + "\n" }.joined()
  }

  /// Returns the frame with brackets at the ends of filled controls, for output that cannot show
  /// the fill. The left bracket of a destructive control is followed by an exclamation mark.
  ///
  /// - Parameter quietOnly: Whether only controls with a quiet fill get brackets: a screen without
  ///   colours shows other fills in reverse video. Plain text shows no fill at all.
  package func withControlEdges(quietOnly: Bool) -> Frame {
    guard cells.contains(where: \.isControlEdge) else { return self }
    var result = self
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y].isControlEdge {
        let style = self[x, y].style
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

  private mutating func replaceBlank(_ x: Int, _ y: Int, with text: String) {
    guard x < size.width, self[x, y].text == " " else { return }
    self[x, y].text = text
  }
}

extension Cell {
  fileprivate var isControlEdge: Bool {
    !style.attributes.isDisjoint(with: [.leftEdge, .rightEdge])
  }
}

extension CellStyle {
  fileprivate var isDestructive: Bool { foreground == .critical || background == .critical }
}
