import Foundation
@_spi(Nodes) import ViewEngine

extension Canvas {
  /// Fills a rectangle. If the opacity is below one half, the text behind stays visible on a tinted
  /// background. If the background of the text is unknown, the text is dimmed instead.
  func paint(_ rect: Rect, with paint: Paint, in window: Rect) {
    if case .solid(let color) = paint.source, paint.opacity >= Paint.coveringOpacity {
      if color == .standard { return fillWithText(rect, in: window) }
      return fill(rect, CellStyle(background: color), in: window)
    }
    guard paint.source != .nothing else { return }
    eachCell(of: rect, in: window) { x, y in
      let place = rect.unitPoint(x: x, y: y)
      guard let sample = paint.sample(place, in: rect.pointSize) else { return }
      lay(sample, x, y)
    }
  }

  /// Recolours the characters whose foreground is `color`. Each cell gets the colour of the paint
  /// at the cell's position in the rectangle. Does nothing unless the paint is a gradient.
  func recolor(_ rect: Rect, with paint: Paint, where color: CellColor, in window: Rect) {
    guard paint.isGradient else { return }
    restyleCells(of: rect, in: window) { x, y, style in
      guard style.foreground == color else { return }
      guard let sample = paint.sample(rect.unitPoint(x: x, y: y), in: rect.pointSize) else {
        return
      }
      style.foreground = sample.color
    }
  }

  /// Fills with the terminal's default text colour. This colour has no palette number for
  /// backgrounds, so the function reverses foreground and background.
  private func fillWithText(_ rect: Rect, in window: Rect) {
    fill(rect, CellStyle(attributes: .reverse), in: window)
  }

  /// Draws a colour over one cell.
  private func lay(_ sample: Paint.Sample, _ x: Int, _ y: Int) {
    let cell = Rect(x: x, y: y, width: 1, height: 1)
    let behind = frame[x, y].style.background
    if sample.opacity >= Paint.coveringOpacity {
      fill(cell, CellStyle(background: sample.color), in: cell)
    } else if behind != .standard {
      let mixed = behind.parts.mixed(with: sample.color.parts, by: sample.opacity).cellColor
      restyle(cell, in: cell) { $0.background = mixed }
    } else {
      restyle(cell, in: cell) { $0.attributes.insert(.dim) }
    }
  }

  /// Calls a closure with the column and row of each visible cell of a rectangle.
  func eachCell(of rect: Rect, in window: Rect, _ body: (Int, Int) -> Void) {
    let screen = Rect(origin: .zero, size: frame.size)
    let area = rect.intersection(window).intersection(screen)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { body(x, y) }
    }
  }

  private func restyleCells(
    of rect: Rect,
    in window: Rect,
    _ change: (Int, Int, inout CellStyle) -> Void
  ) {
    eachCell(of: rect, in: window) { x, y in
      let cell = Rect(x: x, y: y, width: 1, height: 1)
      restyle(cell, in: cell) { change(x, y, &$0) }
    }
  }
}

extension Rect {
  /// Returns the centre of a cell as a relative position in the rectangle.
  func unitPoint(x: Int, y: Int) -> UnitPoint {
    UnitPoint(
      x: (CGFloat(x - minX) + 0.5) / CGFloat(max(1, size.width)),
      y: (CGFloat(y - minY) + 0.5) / CGFloat(max(1, size.height))
    )
  }

  var pointSize: CGSize { CGSize(size) }
}
