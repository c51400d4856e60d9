@_spi(Nodes) import ViewEngine

/// The fill of a control that is one continuous shape: a button, a value that opens a menu, a
/// segment.
enum ControlFill: Hashable {
  /// The colour of the control as the background, with text that is readable on it.
  case prominent
  /// A grey background, with text in the colour of the control.
  case quiet
}

/// Draws the fill of a control below and above its content.
@MainActor
struct FillPainter {
  let fill: ControlFill
  /// The colour of the control: the accent colour or its replacement, or the colour of errors.
  let color: CellColor
  let isFocused: Bool

  /// The background while the content is drawn. Cells with another background belong to pictures.
  private var background: CellColor { fill == .prominent ? color : .fill }

  /// The colour of the focused control's fill. A quiet control takes the colour of text, so that it
  /// differs from a prominent control that has no focus.
  private var focusColor: CellColor {
    fill == .prominent || color == .critical ? color : .standard
  }

  /// Draws the fill. The content is drawn over it.
  func drawFill(of rect: Rect, into canvas: Canvas, in window: Rect) {
    canvas.fill(rect, CellStyle(foreground: color, background: background), in: window)
  }

  /// Makes the fill brighter if the control has the focus, and marks the ends for output without
  /// fills. The focused fill is reverse video, so that screens without colours show it too.
  func finish(_ rect: Rect, on canvas: Canvas, in window: Rect) {
    if isFocused {
      canvas.restyleFill(rect, in: window) { style, isPicture in
        guard style.background == background, !isPicture else { return }
        style.foreground = focusColor
        style.background = .standard
        style.attributes.insert(.reverse)
      }
    }
    guard rect.size.width > 0 else { return }
    let side = Size(width: 1, height: rect.size.height)
    let left = Rect(origin: rect.origin, size: side)
    let right = Rect(origin: Point(x: rect.maxX - 1, y: rect.minY), size: side)
    canvas.restyle(left, in: window) { $0.attributes.insert(.leftEdge) }
    canvas.restyle(right, in: window) { $0.attributes.insert(.rightEdge) }
  }
}

extension Canvas {
  /// Changes the style of each visible cell of a rectangle.
  ///
  /// - Parameter change: Changes a style. Its second parameter is whether the cell is part of a
  ///   picture, which consists of block elements.
  fileprivate func restyleFill(
    _ rect: Rect,
    in window: Rect,
    _ change: (inout CellStyle, Bool) -> Void
  ) {
    eachCell(of: rect, in: window) { x, y in
      let isPicture = Self.blockElements.contains(frame[x, y].scalar)
      let cell = Rect(x: x, y: y, width: 1, height: 1)
      restyle(cell, in: cell) { change(&$0, isPicture) }
    }
  }

  /// The Unicode block "Block Elements", with which pictures are drawn.
  private static let blockElements: ClosedRange<UInt32> = 0x2580...0x259F
}
