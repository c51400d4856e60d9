import CNcurses
import Foundation
import Testing

@testable import NcursesTerminal
@testable import TerminalUI

extension CursesTests {
  @Suite("Drawing on the screen")
  @MainActor
  struct DrawingTests {
    private func text(_ terminal: NcursesTerminal, x: Int, y: Int) -> String {
      var bytes = [CChar](repeating: 0, count: 64)
      let count = nc_text_at(terminal.screen, Int32(x), Int32(y), &bytes, bytes.count)
      return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func expectShown(_ frame: Frame, _ terminal: NcursesTerminal) {
      for y in 0..<frame.size.height {
        for x in 0..<frame.size.width where frame[x, y].columns > 0 {
          let shown = text(terminal, x: x, y: y)
          if shown != frame[x, y].text {
            Issue.record("\(x),\(y): \(shown), not \(frame[x, y].text)")
          }
        }
      }
    }

    @Test("every cell of a frame is on the screen")
    func cells() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      #expect(terminal.size == Size(width: 40, height: 8))
      let lines = ["plain", "日本語|", "e\u{301}x|", "👩\u{200D}💻|🇫🇷|", "क्षि|", "سلام|", "한국|"]
      let frame = Frame(lines, size: terminal.size)
      terminal.present(frame)
      expectShown(frame, terminal)
      #expect(pty.output().contains("日本語|"))
    }

    @Test("an equal frame sends nothing, and a changed letter only a few bytes")
    func difference() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      terminal.present(Frame(["one", "two"], size: terminal.size))
      _ = pty.output()
      terminal.present(Frame(["one", "two"], size: terminal.size))
      #expect(pty.output() == "")
      terminal.present(Frame(["one", "two!"], size: terminal.size))
      let sent = pty.output()
      #expect(sent.contains("!"))
      #expect(sent.utf8.count < 20)
    }

    #if os(Linux)
    /// Returns the number of write calls of this thread so far.
    private func writes() throws -> Int {
      let told = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
      let line = told.split(separator: "\n").first { $0.hasPrefix("syscw:") }
      return try #require(line.flatMap { Int($0.dropFirst(7)) })
    }

    @Test("every frame is sent in one write")
    func onePiece() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      for lines in [["a  b  c", "", "d  e", "f"], ["A  b  C", "g", "d  E", "", "h"]] {
        let before = try writes()
        terminal.present(Frame(lines, size: terminal.size))
        #expect(try writes() == before + 1)
      }
    }
    #endif

    @Test("opening the terminal does not reset its colour palette")
    func palette() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      let frame = Frame(["red"], size: terminal.size, style: CellStyle(foreground: .critical))
      terminal.present(frame)
      let sent = pty.output()
      #expect(sent.contains("red"))
      #expect(!sent.contains("\u{1B}]104"))
    }

    @Test("scrolling a list by a row does not send the whole list again")
    func scrolling() throws {
      let pty = try PseudoTerminal(columns: 40, rows: 20)
      let terminal = try pty.open()
      defer { terminal.close() }
      let rows = (0..<40).map { "row number \($0) of a long list" }
      terminal.present(Frame(Array(rows[0..<20]), size: terminal.size))
      _ = pty.output()
      terminal.present(Frame(Array(rows[1..<21]), size: terminal.size))
      #expect(pty.output().utf8.count < 120)
    }

    @Test("after an invalidation the whole frame is sent")
    func invalidation() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      let frame = Frame(["one", "two"], size: terminal.size)
      terminal.present(frame)
      _ = pty.output()
      terminal.invalidate()
      terminal.present(frame)
      let sent = pty.output()
      #expect(sent.contains("one") && sent.contains("two"))
    }

    @Test("a larger frame is cut, and a smaller one leaves blanks")
    func otherSizes() throws {
      let pty = try PseudoTerminal(columns: 6, rows: 2)
      let terminal = try pty.open()
      defer { terminal.close() }
      terminal.present(Frame(["12345日本", "b", "c"], size: Size(width: 20, height: 3)))
      #expect((0..<6).map { text(terminal, x: $0, y: 0) } == ["1", "2", "3", "4", "5", " "])
      terminal.present(Frame(["x"], size: Size(width: 1, height: 1)))
      #expect(text(terminal, x: 1, y: 0) == " " && text(terminal, x: 0, y: 1) == " ")
      terminal.present(Frame(size: .zero))
      #expect(text(terminal, x: 0, y: 0) == " ")
    }

    @Test("after random frames the screen shows the last one")
    func walk() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      let words = ["a", "日本", "e\u{301}", "👍", "word", " ", "سل", "", "│", "…"]
      var random = SystemRandomNumberGenerator()
      for _ in 0..<100 {
        let lines = (0..<8).map { _ in
          (0..<Int.random(in: 0...12, using: &random)).map { _ in words.randomElement() ?? "" }
            .joined()
        }
        let frame = Frame(lines, size: terminal.size)
        terminal.present(frame)
        expectShown(frame, terminal)
        _ = pty.output()
      }
    }

    @Test("the cursor is shown at its position and hidden without one")
    func cursor() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      var frame = Frame(["one"], size: terminal.size)
      terminal.present(frame)
      _ = pty.output()
      frame.cursor = Point(x: 4, y: 2)
      terminal.present(frame)
      #expect(pty.output().contains("\u{1B}[?25h"))
      frame.cursor = nil
      terminal.present(frame)
      #expect(pty.output().contains("\u{1B}[?25l"))
    }

    @Test("without colour no colour is sent, and a filled area is reversed")
    func noColour() throws {
      let style = CellStyle(foreground: .onAccent, background: .accent, attributes: .bold)
      let colour = try sent(.init(), style: style)
      let plain = try sent(.init(colorLevel: .none), style: style)
      #expect(colour.contains("38;5;231") && colour.contains("48;5;26"))
      #expect(!plain.contains("38;5") && !plain.contains("48;5") && !plain.contains("[3"))
      #expect(plain.contains("\u{1B}[1m") || plain.contains(";1m") || plain.contains("[1;"))
      #expect(plain.contains("[7m") || plain.contains(";7m") || plain.contains("[7;"))
    }

    @Test("the colour level of the environment limits the colours")
    func level() throws {
      let style = CellStyle(foreground: .onAccent, background: .accent)
      let variables = ["TERM": "xterm-256color", "FORCE_COLOR": "1"]
      let environment = TerminalEnvironment(variables: variables, isTerminal: true)
      let few = try sent(.init(environment), style: style)
      #expect(!few.contains("38;5") && !few.contains("48;5"))
      #expect(few.contains("44"))
    }

    private func sent(_ options: NcursesTerminal.Options, style: CellStyle) throws -> String {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(options)
      defer { terminal.close() }
      terminal.present(Frame(["styled"], size: terminal.size, style: style))
      return pty.output()
    }

    @Test(
      "every pair of roles can be drawn on every kind of terminal",
      arguments: [
        "xterm-256color", "xterm", "linux", "screen", "vt100", "vt220", "ansi",
      ]
    )
    func pairs(name: String) throws {
      let pty = try PseudoTerminal(columns: 20, rows: 12)
      let terminal = try pty.open(name: name)
      defer { terminal.close() }
      var frame = Frame(size: terminal.size)
      for (y, background) in ColorRole.allCases.enumerated() {
        for (x, foreground) in ColorRole.allCases.enumerated() {
          let style = CellStyle(
            foreground: CellColor(foreground),
            background: CellColor(background)
          )
          frame[x, y] = Cell(text: "x", columns: 1, style: style)
        }
      }
      terminal.present(frame)
      expectShown(frame, terminal)
    }

    @Test("a chosen theme applies to the next frame, and auto follows the terminal")
    func themes() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(backgroundScheme: .dark))
      defer { terminal.close() }
      let style = CellStyle(foreground: .price)
      let frame = Frame(["$9.99"], size: terminal.size, style: style)
      func shown() -> String {
        terminal.present(frame)
        return pty.output()
      }
      let dark = Palette(colours: 256, on: .dark).numbers(of: .price, on: .standard).foreground
      let light = Palette(colours: 256, on: .light).numbers(of: .price, on: .standard).foreground
      #expect(shown().contains("38;5;\(dark)m"))
      terminal.choose(.light)
      #expect(shown().contains("38;5;\(light)m"))
      terminal.choose(.mono)
      let plain = shown()
      #expect(plain.contains("$9.99") && !plain.contains("38;5;"))
      terminal.choose(.dark)
      terminal.setBackgroundScheme(.light)
      #expect(shown().contains("38;5;\(dark)m"))
      terminal.choose(.auto)
      #expect(shown().contains("38;5;\(light)m"))
    }

    @Test(
      "a 24-bit colour is sent as it is, or as the nearest colour",
      arguments: [
        ("xterm-256color", ColorLevel.trueColor, "38;2;255;149;0m"),
        ("xterm-256color", .palette, "38;5;208m"), ("xterm-256color", .sixteen, "93m"),
        ("xterm", .trueColor, "33m"), ("tmux-256color", .trueColor, "38;2;255;149;0m"),
      ]
    )
    func exact(name: String, level: ColorLevel, sequence: String) throws {
      let before = getenv("TERMINFO").map { String(cString: $0) }
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(colorLevel: level), name: name)
      defer { terminal.close() }
      #expect(getenv("TERMINFO").map { String(cString: $0) } == before)
      let style = CellStyle(foreground: CellColor(red: 255, green: 149, blue: 0))
      terminal.present(Frame(["text"], size: terminal.size, style: style))
      #expect(pty.output().contains(sequence))
    }

    @Test("with true colour, the palette and keys work as with 256 colours")
    func directPalette() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(colorLevel: .trueColor))
      defer { terminal.close() }
      let number = Palette(colours: 256).numbers(of: .price, on: .standard).foreground
      let style = CellStyle(foreground: .price, background: CellColor(ansi: 12))
      terminal.present(Frame(["text"], size: terminal.size, style: CellStyle(foreground: .price)))
      #expect(pty.output().contains("38;5;\(number)m"))
      terminal.present(Frame(["text"], size: terminal.size, style: style))
      #expect(pty.output().contains("104m"))
    }

    @Test("after 16,384 pairs with direct colours, cells have the nearest colours of the palette")
    func manyDirectColours() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(colorLevel: .trueColor))
      defer { terminal.close() }
      var frame = Frame(size: terminal.size)
      var number: UInt32 = 0x10_0000
      while terminal.definedPairs.count < 16_384 {
        for y in 0..<frame.size.height {
          for x in 0..<frame.size.width {
            number += 1
            let parts = [number >> 16, number >> 8, number].map(UInt8.init(truncatingIfNeeded:))
            let color = CellColor(red: parts[0], green: parts[1], blue: parts[2])
            frame[x, y] = Cell(text: "x", columns: 1, style: CellStyle(foreground: color))
          }
        }
        terminal.present(frame)
        _ = pty.output()
      }
      let orange = CellStyle(foreground: CellColor(red: 255, green: 149, blue: 0))
      terminal.present(Frame(["text"], size: terminal.size, style: orange))
      #expect(pty.output().contains("38;5;208m"))
      terminal.choose(.dark)
      terminal.present(Frame(["again"], size: terminal.size, style: orange))
      #expect(pty.output().contains("38;5;208m"))
    }

    @Test("a terminal without Unicode receives ASCII of the same width")
    func ascii() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(isUnicode: false))
      defer { terminal.close() }
      terminal.present(Frame(["a日b…c"], size: terminal.size))
      let sent = pty.output()
      #expect(sent.contains("a? b?c"))
      #expect(sent.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("closing restores the screen, the modes and the cursor")
    func closing() throws {
      let pty = try PseudoTerminal()
      let modes = pty.modes()
      let terminal = try pty.open()
      terminal.present(Frame(["one"], size: terminal.size))
      #expect(pty.modes() != modes)
      #expect(pty.output().contains("\u{1B}[?1049h"))
      terminal.close()
      terminal.close()
      let sent = pty.output()
      for mode in ["[?1049l", "[?2004l", "[?25h", "[?1006;1000l"] {
        #expect(sent.contains(mode), "\(mode)")
      }
      #expect(pty.modes() == modes)
      terminal.present(Frame(["two"], size: Size(width: 3, height: 1)))
      #expect(pty.output() == "")
    }

    @Test("with the mouse disabled no mouse mode is set")
    func noMouse() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(usesMouse: false))
      terminal.present(Frame(["one"], size: terminal.size))
      #expect(!pty.output().contains("1000h"))
      terminal.close()
    }

    @Test(
      "an unsuitable terminal is refused with an explanation",
      arguments: [
        ("dumb", TerminalError.limited(name: "dumb")), ("", .unknown(name: "")),
        ("no-such-terminal", .unknown(name: "no-such-terminal")),
      ]
    )
    func refusal(name: String, error: TerminalError) throws {
      let pty = try PseudoTerminal()
      #expect(throws: error) { try pty.open(name: name) }
      #expect(!error.description.contains("\n") && error.description.contains("storeterm render"))
      #expect(pty.output() == "")
    }
  }
}
