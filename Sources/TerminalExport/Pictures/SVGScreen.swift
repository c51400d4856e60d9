import ExternalInput
import TerminalUI

/// The styles of letters in a picture, each with a class. Plain letters have no class.
struct LetterClasses {
  private var names: [CellPaint.Letter: String] = [:]
  private var letters: [CellPaint.Letter] = []

  /// Returns the class of a style, numbered in the order of first use.
  mutating func name(of letter: CellPaint.Letter) -> String {
    if let known = names[letter] { return known }
    let name = "t\(letters.count + 1)"
    names[letter] = name
    letters.append(letter)
    return name
  }

  /// The CSS rules of all classes.
  var rules: String {
    zip(letters.indices, letters).map { index, letter in
      let bold = letter.isBold ? ";font-weight:700" : ""
      let italic = letter.isItalic ? ";font-style:italic" : ""
      return ".t\(index + 1){fill:\(letter.ink.css)\(bold)\(italic)}"
    }.joined(separator: "\n")
  }
}

/// A screen as parts of an SVG document. Its top left cell is at the origin.
struct SVGScreen {
  private let frame: Frame
  private let painter: Painter
  private let pictures: [EmbeddedPicture]
  private var backgrounds = FilledAreas()
  private var blocks = FilledAreas()
  private var svgLines = SVGLines()
  private var texts: [String] = []

  init(_ frame: Frame, _ theme: ScreenTheme, usesASCII: Bool, classes: inout LetterClasses) {
    painter = Painter(theme)
    (self.frame, pictures) = EmbeddedPicture.embed(
      painter.prepared(frame, usesASCII: usesASCII),
      theme
    )
    for y in 0..<frame.size.height { add(row: y, &classes) }
  }

  /// The width of all columns in pixels.
  var width: Int { frame.size.width * PixelGrid.width }
  var height: Int { frame.size.height * PixelGrid.height }

  /// Returns the elements, one per line: backgrounds first, then texts in reading order, then
  /// pictures.
  func markup(showsCursor: Bool) -> [String] {
    let behind = Self.group("shape-rendering=\"crispEdges\"", backgrounds.markup + blocks.markup)
    let above = pictures.map(\.svg) + (showsCursor ? cursor : [])
    return behind + svgLines.markup + texts + above
  }

  /// Wraps the elements in a `<g>` element. Returns an empty array if there are no elements.
  static func group(_ attributes: String, _ elements: [String]) -> [String] {
    elements.isEmpty ? [] : ["<g \(attributes)>"] + elements + ["</g>"]
  }

  /// The width of the insertion point in pixels; this project's choice.
  private static let cursorWidth = 2

  /// The insertion point of a text field: a bar at the left edge of its cell. Empty at other
  /// controls.
  private var cursor: [String] {
    let screen = Rect(origin: .zero, size: frame.size)
    guard frame.hasInsertionPoint, let place = frame.cursor, screen.contains(place) else {
      return []
    }
    let cell = frame.picturedCells(place.y).last { $0.x <= place.x }
    let x = (cell?.x ?? place.x) * PixelGrid.width
    let rect =
      "<rect x=\"\(x)\" y=\"\(place.y * PixelGrid.height)\""
      + " width=\"\(Self.cursorWidth)\" height=\"\(PixelGrid.height)\""
    return [rect + " fill=\"\(painter.theme.text.css)\"/>"]
  }

  private mutating func add(row y: Int, _ classes: inout LetterClasses) {
    let cells = frame.picturedCells(y)
    for cell in cells { add(cell, painter.paint(cell.style), y) }
    let runStyles = cells.runStyles(
      { painter.paint($0.style).letter },
      blankJoins: { _, _ in true }
    )
    for var run in cells.runs(runStyles: runStyles) {
      while run.cells.last?.isBlank == true { run.cells.removeLast() }
      while run.cells.first?.isBlank == true { run.cells.removeFirst() }
      guard let first = run.cells.first else { continue }
      texts.append(text(run, painter.paint(first.style).letter, y, &classes))
    }
  }

  /// Adds the background and the lines of a cell.
  private mutating func add(_ cell: ShownCell, _ paint: CellPaint, _ y: Int) {
    let (x, top) = (cell.x * PixelGrid.cellWidth, y * PixelGrid.cellHeight)
    let width = cell.columns * PixelGrid.cellWidth
    if let background = paint.background {
      backgrounds.add(x: x, y: top, width: width, height: PixelGrid.cellHeight, background)
    }
    for (isThere, below) in [(paint.isUnderlined, 132), (paint.isStruck, 76)] where isThere {
      svgLines.add(
        x..<x + width,
        at: top + below,
        isHorizontal: true,
        thickness: 1,
        paint.letter.ink
      )
    }
    guard cell.isDrawn, let value = cell.text.unicodeScalars.first?.value else { return }
    draw(value, x, top, paint.letter.ink)
  }

  /// Draws a character of lines or blocks.
  private mutating func draw(_ value: UInt32, _ x: Int, _ y: Int, _ ink: ScreenTheme.RGB) {
    let (width, height) = (PixelGrid.cellWidth, PixelGrid.cellHeight)
    if let block = BlockAreas(value) {
      for part in block.parts {
        blocks.add(
          x: x + part.x.lowerBound * width / 8,
          y: y + part.y.lowerBound * height / 8,
          width: part.x.count * width / 8,
          height: part.y.count * height / 8,
          ink,
          opacity: block.opacity
        )
      }
      return
    }
    if let curve = OtherLines.curve(of: value, x: x, y: y) {
      svgLines.add(curve: curve.path, ink)
      guard let rest = curve.rest else { return }
      svgLines.add(rest, at: x + width / 2, isHorizontal: false, thickness: 1, ink)
    }
    for line in Self.lines(of: value) {
      let (along, across) = line.isHorizontal ? (x, y) : (y, x)
      svgLines.add(
        line.range.lowerBound + along..<line.range.upperBound + along,
        at: line.at + across,
        isHorizontal: line.isHorizontal,
        thickness: line.thickness,
        ink
      )
    }
  }

  private static func lines(of value: UInt32) -> [BoxLines.Line] {
    guard let pieces = OtherLines.pieces(of: value) else { return BoxLines(value)?.lines ?? [] }
    let sizes = (PixelGrid.cellWidth, PixelGrid.cellHeight)
    let (along, across) = pieces.isHorizontal ? sizes : (sizes.1, sizes.0)
    return OtherLines.ranges(count: pieces.count, along: along).map {
      BoxLines.Line(
        range: $0,
        at: across / 2,
        isHorizontal: pieces.isHorizontal,
        thickness: pieces.thickness
      )
    }
  }

  /// Returns a run of text, scaled to the width of its columns in any font.
  private func text(
    _ run: TextRun,
    _ letter: CellPaint.Letter,
    _ y: Int,
    _ classes: inout LetterClasses
  ) -> String {
    let length = run.columns * PixelGrid.width
    var x = "\(run.x * PixelGrid.width)"
    var attributes = " textLength=\"\(length)\""
    var name: String?
    if letter != CellPaint.Letter(ink: painter.theme.text) { name = classes.name(of: letter) }
    switch run.kind {
    case .drawn: name = "drawn"
    case .plain, .wide: break
    case .alone: attributes += " lengthAdjust=\"spacingAndGlyphs\""
    case .turned(let direction):
      // The centre is the same in both reading directions.
      x = PixelGrid.text((run.x * 2 + run.columns) * PixelGrid.cellWidth / 2)
      let side = direction == .rightToLeft ? " direction=\"rtl\"" : ""
      attributes += " lengthAdjust=\"spacingAndGlyphs\" text-anchor=\"middle\"" + side
    }
    if let name { attributes += " class=\"\(name)\"" }
    let place = "x=\"\(x)\" y=\"\(y * PixelGrid.height + PixelGrid.baseline)\""
    return "<text \(place)\(attributes)>\(XMLText.escaped(run.text))</text>"
  }
}
