import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import TerminalExport

@Suite("Reading exports back")
@MainActor
struct ReplayTests {
  private func frames(_ body: (Frame) throws -> Void) rethrows {
    let random = SeededRandom.forTest()
    var frames = RandomFrame(random)
    for _ in 0..<random.rounds(of: 20_000) { try body(frames.next()) }
  }

  @Test("an ANSI export contains the screen's text and styles", arguments: ColorLevel.allCases)
  func ansi(level: ColorLevel) {
    let resolver = StyleResolver(level)
    frames { frame in
      let frame = resolver.prepared(frame, usesASCII: false)
      var terminal = SmallTerminal(frame.size)
      terminal.send(ANSIExport(colors: level).text(of: frame))
      #expect(terminal.complaints == [])
      #expect(terminal.lines == frame.lines)
      for y in 0..<frame.size.height {
        for cell in frame.shownCells(y) {
          let (now, meant) = (terminal.styles[y][cell.x], resolver.shown(cell.style))
          #expect(Self.isAlike(now, meant, isBlank: cell.isBlank), "\(cell) is shown as \(now)")
        }
      }
    }
  }

  /// Compares two styles. On a blank only the background, the lines and their colour are visible.
  private static func isAlike(_ one: ShownStyle, _ other: ShownStyle, isBlank: Bool) -> Bool {
    guard isBlank else { return one == other }
    let seen = ShownStyle.linesAndAreas
    let lines = one.attributes.intersection(seen)
    return one.background == other.background && lines == other.attributes.intersection(seen)
      && (lines.isEmpty || one.foreground == other.foreground)
  }

  @Test("an SVG export contains the screen's text")
  func picture() throws {
    try frames { frame in
      let document = MarkupReader(SVGExport(title: "]]> <&\"").text(of: frame))
      #expect(document.isWellFormed)
      let painter = Painter(.dark)
      let rules = document.rules
      var grid = Grid(frame.size)
      for piece in document.pieces where piece.element == "text" {
        let place = try Self.place(of: piece)
        #expect(grid.write(piece.text, x: place.x, y: place.y) == place.columns)
        for cell in frame.shownCells(place.y)
        where (place.x..<place.x + place.columns).contains(cell.x) && !cell.isBlank {
          guard !cell.isDrawn else { continue }
          let letter = painter.paint(cell.style).letter
          let rule = piece.attributes["class"].map { rules[$0] ?? "" } ?? "fill:#e2e2e2"
          #expect(rule.hasPrefix("fill:\(letter.ink.css)"))
          #expect(rule.contains("font-weight") == letter.isBold)
          #expect(rule.contains("font-style") == letter.isItalic)
        }
      }
      #expect(grid.lines == frame.lines)
    }
  }

  private static func place(
    of piece: MarkupReader.Piece
  ) throws -> (x: Int, y: Int, columns: Int) {
    let number = { (name: String) in try #require(piece.attributes[name].flatMap { Int($0) }) }
    let (y, length) = (try number("y"), try number("textLength"))
    let x = try #require(piece.attributes["x"].flatMap { Double($0) })
    let left = Int(piece.attributes["text-anchor"] == "middle" ? x - Double(length) / 2 : x)
    #expect(left % 9 == 0 && length % 9 == 0 && (y - 14) % 19 == 0)
    return (left / 9, (y - 14) / 19, length / 9)
  }

  @Test("an SVG export contains every cell's background")
  func backgrounds() {
    frames { frame in
      let document = MarkupReader(SVGExport(theme: .light).text(of: frame))
      let painter = Painter(.light)
      var backgrounds: [Point: String] = [:]
      for piece in document.pieces.filter({ $0.element == "rect" }).dropFirst() {
        guard piece.attributes["fill-opacity"] == nil, piece.attributes["fill"] != "none" else {
          continue
        }
        let parts = ["x", "y", "width", "height"].map { piece.attributes[$0].flatMap { Int($0) } }
        let numbers = parts.compactMap { $0 }
        // Block characters are drawn over the backgrounds and may fill part of a cell. They are
        // skipped.
        guard numbers.count == 4, numbers[3] % 19 == 0, numbers[2] % 9 == 0 else { continue }
        for y in numbers[1] / 19..<(numbers[1] + numbers[3]) / 19 {
          for x in numbers[0] / 9..<(numbers[0] + numbers[2]) / 9 {
            let place = Point(x: x, y: y)
            if backgrounds[place] == nil { backgrounds[place] = piece.attributes["fill"] }
          }
        }
      }
      for y in 0..<frame.size.height {
        for cell in frame.shownCells(y) where cell.text != "█" {
          let background = painter.paint(cell.style).background?.css
          #expect(backgrounds[Point(x: cell.x, y: y)] == background)
        }
      }
    }
  }

  @Test("an HTML export contains the screen's text")
  func page() {
    frames { frame in
      let document = MarkupReader(HTMLExport().text(of: frame))
      #expect(document.isWellFormed)
      var grid = Grid(frame.size)
      var (x, y) = (0, -1)
      for piece in document.pieces where piece.element == "pre" || piece.element == "span" {
        for (index, line) in piece.text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          if index > 0 { (x, y) = (0, y + 1) }
          guard !line.isEmpty else { continue }
          let columns = grid.write(String(line), x: x, y: y)
          #expect(columns > 0)
          if let boxed = Self.columns(of: piece) { #expect(columns == boxed) }
          x += columns
        }
      }
      #expect(grid.lines == frame.lines)
    }
  }

  /// Returns the width of a text's box in columns.
  private static func columns(of piece: MarkupReader.Piece) -> Int? {
    let classes = piece.attributes["class"]?.split(separator: " ") ?? []
    if classes.contains("w") { return 2 }
    if classes.contains("n") { return 1 }
    let style = piece.attributes["style"] ?? ""
    return style.isEmpty ? nil : Int(style.dropFirst("width:".count).dropLast("ch".count))
  }

  @Test("a recording contains its screens in order")
  func recording() throws {
    let random = SeededRandom.forTest()
    var frames = RandomFrame(random)
    for _ in 0..<random.rounds(of: 5000) {
      var frame = frames.next(width: 2...20, height: 2...6)
      var recording = Asciicast(size: frame.size, title: "\"\\\u{7}")
      var shown: [Frame] = []
      for step in 0..<4 {
        recording.add(frame, at: step * 10)
        shown.append(frame)
        frame = frames.changed(frame)
      }
      try check(recording.text, shown)
    }
  }

  private func check(_ recording: String, _ frames: [Frame]) throws {
    let lines = recording.split(separator: "\n").map {
      try? JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let header = try #require(lines.first as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["title"] as? String == "\"\\\u{7}")
    var terminal = SmallTerminal(try #require(frames.first).size)
    for (step, frame) in frames.enumerated() {
      for case let event as [Any] in lines.dropFirst() {
        guard let time = event.first as? Double, Int((time * 1000).rounded()) == step * 10 else {
          continue
        }
        terminal.send(try #require(event.last as? String))
      }
      #expect(terminal.complaints == [])
      #expect(terminal.lines == frame.lines)
      #expect(terminal.showsCursor == (frame.cursor != nil))
      if let cursor = frame.cursor { #expect(terminal.cursor == cursor) }
    }
  }
}
