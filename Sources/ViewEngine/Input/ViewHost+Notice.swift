extension ViewHost {
  /// Draws the notice into the last row, or above the cursor if the cursor is in that row.
  func drawNotice(into canvas: Canvas) {
    guard let notice, let environment = layers.first?.node.environment else { return }
    let isCursorBelow = canvas.frame.cursor?.y == size.height - 1
    let row = Rect(
      x: 0,
      y: size.height - (isCursorBelow ? 2 : 1),
      width: size.width,
      height: 1
    )
    guard row.minY >= 0 else { return }
    var style = CellStyle.plain
    style.foreground = .warning
    style.attributes = [.bold]
    let ellipsis = CellText(environment.usesASCII ? "..." : "…", style: style)
    let text = CellText(notice, style: style, asciiOnly: environment.usesASCII)
      .truncated(toColumns: max(0, size.width - 1), ellipsis: ellipsis)
      .turned(reading: environment.layoutDirection)
    canvas.fill(row, style, in: row)
    canvas.draw(text, at: Point(x: 1, y: row.minY), in: row)
  }
}

extension InputEvent {
  /// Whether a person caused the event, not the terminal.
  var isOfPerson: Bool {
    switch self {
    case .key, .mouse, .paste: true
    case .resize, .colorScheme: false
    }
  }
}
