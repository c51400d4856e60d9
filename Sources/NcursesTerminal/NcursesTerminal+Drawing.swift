import CNcurses
import TerminalUI

/// The foreground and the background of a cell.
struct ColorPair: Hashable {
  let foreground: CellColor
  let background: CellColor
}

/// A style in the form that curses needs.
struct CursesStyle {
  let attributes: UInt8
  let pair: UInt16
}

extension NcursesTerminal {
  /// Draws a frame. Unchanged rows are skipped, and curses sends only the differences in the other
  /// rows. A frame that is larger than the screen is cut. If a frame is smaller, the rest of the
  /// screen is blank. Pictures appear with pixels as soon as the terminal has them.
  public func present(_ frame: Frame) {
    guard !isClosed else { return }
    let ready = readyPictures(of: frame)
    // No-break spaces, because curses erases blanks with sequences that also erase pictures.
    let edged = palette.showsQuietFill ? frame : frame.withControlEdges(quietOnly: true)
    let drawn =
      palette.isColourless
      ? edged.withPatterns(isUnicode: isUnicode) : edged.withCells(behind: ready, blank: "\u{A0}")
    var written = clearObsoletePictures(ready)
    let size = size
    let before = shown?.size == drawn.size ? shown : nil
    for y in 0..<size.height {
      if let before, y < drawn.size.height, drawn.hasSameRow(y, as: before) { continue }
      if !ready.isEmpty { written.insert(y) }
      guard y < drawn.size.height else {
        draw(UnsafeBufferPointer(start: nil, count: 0), at: y, width: size.width)
        continue
      }
      drawn.read(row: y) { draw($0, at: y, width: size.width) }
    }
    shown = drawn
    nc_refresh(screen, Int32(drawn.cursor?.x ?? -1), Int32(drawn.cursor?.y ?? -1))
    showPictures(ready, of: frame, written: written)
  }

  /// Discards the known content of the screen, so that the next frame is sent completely.
  public func invalidate() {
    guard !isClosed else { return }
    shown = nil
    erasePictures()
    nc_invalidate(screen)
  }

  private func draw(_ cells: UnsafeBufferPointer<Cell>, at y: Int, width: Int) {
    guard let row = nc_row(screen) else { return }
    var count = 0
    var last = Cell.blank
    var cursesStyle = self.cursesStyle(of: last.style)
    for index in 0..<min(width, cells.count) where cells[index].width > 0 {
      let cell = cells[index]
      if !cell.looks(like: last) {
        cursesStyle = self.cursesStyle(of: cell.style)
        last = cell
      }
      row[count].scalar = cell.scalar == 0 ? 0x20 : cell.scalar
      row[count].columns = UInt8(truncatingIfNeeded: cell.width)
      row[count].attributes = cursesStyle.attributes
      row[count].pair = cursesStyle.pair
      row[count].mark_count = 0
      if cell.hasMarks { add(cell.marks, to: &row[count]) }
      count += 1
    }
    nc_row_put(screen, Int32(y), Int32(count))
  }

  private func add(_ marks: [UInt32], to cell: inout nc_cell) {
    cell.mark_count = UInt8(marks.count)
    withUnsafeMutableBytes(of: &cell.marks) { room in
      marks.withUnsafeBytes { room.copyMemory(from: $0) }
    }
  }

  private func cursesStyle(of style: CellStyle) -> CursesStyle {
    if let known = cursesStyles[style] { return known }
    let attributes = palette.attributes(for: style).rawValue
    let cursesStyle = CursesStyle(attributes: attributes, pair: UInt16(pair(for: style)))
    cursesStyles[style] = cursesStyle
    return cursesStyle
  }

  /// Returns the number of a colour pair, which is defined on first use. Returns 0, the pair of the
  /// default colours, if the terminal has no colours or no pair is left.
  private func pair(for style: CellStyle) -> Int32 {
    let key = ColorPair(foreground: style.foreground, background: style.background)
    if let known = pairs[key] { return known }
    let number = pair(numbers(of: key))
    pairs[key] = number
    return number
  }

  /// The maximum number of pairs with direct colours. Curses has 32,767 pairs, and each cell of a
  /// gradient or a picture needs its own. After this number, cells have the nearest of 256 colours.
  private static let directPairs = 16_384

  private func numbers(of pair: ColorPair) -> (foreground: Int, background: Int) {
    guard palette.colours > ColorLevel.palette.count, definedPairs.count >= Self.directPairs else {
      return palette.numbers(of: pair.foreground, on: pair.background)
    }
    let nearest = nearestPalette ?? self.palette(colours: ColorLevel.palette.count)
    nearestPalette = nearest
    return nearest.numbers(of: pair.foreground, on: pair.background)
  }

  /// Returns the number of a pair for two palette colours. Equal colours share a pair, because
  /// terminals have few pairs.
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
