import CNcurses
import TerminalUI

/// A cell's foreground and background.
struct ColorPair: Hashable {
  let foreground: CellColor
  let background: CellColor
}

extension NcursesTerminal {
  /// Shows a frame. Rows that are as they were stay untouched, and of the others
  /// curses sends what differs. A frame of another size than the screen is cut, or
  /// leaves the rest blank.
  public func present(_ frame: Frame) {
    guard !hasGone else { return }
    let size = size
    let before = shown?.size == frame.size ? shown : nil
    for y in 0..<size.height where before == nil || y >= frame.size.height || !isSame(y, frame) {
      draw(y < frame.size.height ? frame.row(y) : [], at: y, width: size.width)
    }
    shown = frame
    nc_refresh(screen, Int32(frame.cursor?.x ?? -1), Int32(frame.cursor?.y ?? -1))
  }

  /// Forgets what is on the screen, so that the next frame is sent whole.
  public func invalidate() {
    guard !hasGone else { return }
    shown = nil
    nc_invalidate(screen)
  }

  private func isSame(_ y: Int, _ frame: Frame) -> Bool {
    shown?.row(y) == frame.row(y)
  }

  private func draw(_ cells: ArraySlice<Cell>, at y: Int, width: Int) {
    nc_row_begin(screen)
    var used = 0
    var style = CellStyle.plain
    var look = look(of: style)
    for cell in cells where cell.columns > 0 {
      if used + Int(cell.columns) > width { break }
      if cell.style != style {
        style = cell.style
        look = self.look(of: style)
      }
      add(cell, look: look)
      used += Int(cell.columns)
    }
    for _ in used..<max(used, width) { nc_row_add(screen, 0x20, 1, 0, 0) }
    nc_row_end(screen, Int32(y))
  }

  private func add(_ cell: Cell, look: (attributes: Int32, pair: Int32)) {
    var scalars = cell.text.unicodeScalars.makeIterator()
    let base = scalars.next()?.value ?? 0x20
    nc_row_add(screen, base, Int32(cell.columns), look.attributes, look.pair)
    while let mark = scalars.next() { nc_row_mark(screen, mark.value) }
  }

  private func look(of style: CellStyle) -> (attributes: Int32, pair: Int32) {
    let attributes = palette.attributes(for: style)
    return (Int32(attributes.rawValue), pair(for: style))
  }

  /// The number of a pair of colours, defined when first needed; 0, the terminal's
  /// own, when there is no colour or no pair left.
  private func pair(for style: CellStyle) -> Int32 {
    let key = ColorPair(foreground: style.foreground, background: style.background)
    if let known = pairs[key] { return known }
    let number = pair(palette.numbers(of: key.foreground, on: key.background))
    pairs[key] = number
    return number
  }

  /// Colours that the palette shows alike share one pair: terminals have few.
  private func pair(_ numbers: (foreground: Int, background: Int)) -> Int32 {
    if numbers == (-1, -1) { return 0 }
    let key = [numbers.foreground, numbers.background]
    if let known = definedPairs[key] { return known }
    let next = Int32(definedPairs.count + 1)
    let isDefined = nc_define_pair(
      screen,
      next,
      Int32(numbers.foreground),
      Int32(numbers.background)
    )
    if isDefined { definedPairs[key] = next }
    return isDefined ? next : 0
  }
}
