@_spi(Nodes) import ViewEngine

/// Draws the marks, lines and highlight around the content of a row.
extension ListRow {
  func emphasize(isFocused: Bool, _ canvas: Canvas) {
    var rect = edgeless
    let (above, below) = (hasTopSeparator ? 1 : 0, hasSeparator ? 1 : 0)
    rect = Rect(
      x: rect.minX,
      y: rect.minY + above,
      width: rect.size.width,
      height: max(0, rect.size.height - environment.listRowSpacing - above - below)
    )
    canvas.emphasize(isFocused ? .focused : .chosen, row: rect, in: viewport)
  }

  func drawMarks(isFocused: Bool, _ canvas: Canvas) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let text = marks(isFocused: isFocused)
    let style = CellStyle(foreground: isFocused || isSelected ? .accent : .secondary)
    let inset = appearance.hasBoxes ? 1 : appearance.headerInset
    let x = isMirrored ? frame.maxX - inset - text.count : frame.minX + inset
    canvas.draw(
      isMirrored ? Mirrored.marks(text) : text,
      at: Point(x: x, y: contentRect.minY),
      style,
      in: viewport.intersection(frame)
    )
  }

  /// Draws the sign for "can be deleted" before the content and the sign for "can be moved" after
  /// it.
  func drawEditMarks(_ canvas: Canvas) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let window = viewport.intersection(frame)
    let area = contentRect
    if traits.canDelete {
      let x = isMirrored ? area.maxX + 1 : area.minX - 2
      let sign = environment.usesASCII ? "-" : "⊖"
      canvas.draw(sign, at: Point(x: x, y: area.minY), CellStyle(foreground: .critical), in: window)
    }
    if traits.canMove {
      let base = appearance.insets(isChoosing: isChoosing, isMultiple: owner?.isMultiple ?? false)
      let x = isMirrored ? frame.minX + base.trailing : frame.maxX - base.trailing - 1
      let sign = environment.usesASCII ? "=" : "≡"
      let style = CellStyle(foreground: .secondary)
      canvas.draw(sign, at: Point(x: x, y: area.minY), style, in: window)
    }
  }

  private func marks(isFocused: Bool) -> String {
    let ascii = environment.usesASCII
    var pointer = isFocused ? (ascii ? ">" : "▸") : " "
    if !isEnabled, holdsControl || isChoosing { pointer = DisabledEdge.sign(ascii: ascii) }
    if owner?.isMultiple == true {
      return pointer + "[" + (isSelected ? (ascii ? "x" : "✓") : " ") + "]"
    }
    if isSelected, !isFocused { return ascii ? "*" : "•" }
    return pointer
  }

  func drawSeparator(at y: Int, _ tint: Color?, _ canvas: Canvas) {
    let area = contentRect
    let rect = Rect(x: area.minX, y: y, width: area.size.width, height: 1)
    let line = environment.usesASCII ? "-" : "─"
    let color = tint?.cellColor(in: environment) ?? .separator
    canvas.fill(rect, CellStyle(foreground: color), with: line, in: viewport)
  }

  func drawEdges(_ canvas: Canvas) {
    let line = BorderLine.rounded.characters(ascii: environment.usesASCII)[5]
    let style = CellStyle(foreground: .separator)
    for x in Set([frame.minX, frame.maxX - 1]) {
      let rect = Rect(x: x, y: frame.minY, width: 1, height: frame.size.height)
      canvas.fill(rect, style, with: line, in: viewport.intersection(frame))
    }
  }
}
