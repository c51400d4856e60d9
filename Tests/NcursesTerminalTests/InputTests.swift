import Testing

@testable import NcursesTerminal
@testable import TerminalUI

extension CursesTests {
  @Suite("Keys and mouse")
  @MainActor
  struct InputTests {
    @Test(
      "each escape sequence is decoded to its key",
      arguments: [
        ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down),
        ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[H", .home), ("\u{1B}OH", .home),
        ("\u{1B}[1~", .home), ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backtab),
        ("\u{1B}[3~", .delete), ("\u{1B}OP", .function(1)), ("\u{1B}[24~", .function(12)),
        ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace),
        ("\u{8}", .backspace), (" ", .space), ("\u{3}", .control("c")), ("\u{1A}", .control("z")),
        ("\u{C}", .control("l")), ("\u{0}", .control(" ")), ("\u{1B}", .escape),
        ("q", .character("q")), ("é", .character("é")), ("日", .character("日")),
        ("e\u{301}", .character("e\u{301}")),
      ] as [(String, Key)]
    )
    func keys(bytes: String, key: Key) async throws {
      #expect(try await events(of: bytes) == [.key(key)])
    }

    @Test(
      "unknown sequences are ignored",
      arguments: ["\u{1B}[1;5A", "\u{1B}[27;5;9~", "\u{1B}[I", "\u{1B}[<35;4;5M"]
    )
    func ignored(bytes: String) async throws {
      #expect(try await events(of: bytes + "x") == [.key(.character("x"))])
    }

    @Test("all waiting input arrives at once and in order")
    func burst() async throws {
      let keys = String(repeating: "j\u{1B}[B", count: 500)
      let expected = [InputEvent.key(.character("j")), .key(.down)]
      #expect(try await events(of: keys) == Array(repeating: expected, count: 500).flatMap(\.self))
    }

    @Test("Escape before another key is a separate key")
    func escapes() async throws {
      #expect(try await events(of: "\u{1B}x") == [.key(.escape), .key(.character("x"))])
      #expect(try await events(of: "\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
    }

    @Test(
      "clicks and the wheel report their cell",
      arguments: [
        ("\u{1B}[<0;5;3M\u{1B}[<0;5;3m", [.mouse(.click, at: Point(x: 4, y: 2))]),
        ("\u{1B}[<2;5;3M\u{1B}[<2;5;3m", [.mouse(.secondaryClick, at: Point(x: 4, y: 2))]),
        ("\u{1B}[<64;1;1M", [.mouse(.wheelUp, at: .zero)]),
        ("\u{1B}[<65;40;8M", [.mouse(.wheelDown, at: Point(x: 39, y: 7))]),
      ] as [(String, [InputEvent])]
    )
    func mouse(bytes: String, events expected: [InputEvent]) async throws {
      #expect(try await events(of: bytes) == expected)
    }

    @Test("a held button reports a press, and a click on release")
    func held() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      let place = Point(x: 4, y: 2)
      pty.type("\u{1B}[<0;5;3M")
      pty.type("x")
      #expect(await terminal.nextEvents() == [.mouse(.press, at: place), .key(.character("x"))])
      pty.type("\u{1B}[<0;5;3m")
      pty.type("y")
      #expect(await terminal.nextEvents() == [.mouse(.click, at: place), .key(.character("y"))])
    }

    @Test("a press that moves before release is no click")
    func drag() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      pty.type("\u{1B}[<0;5;3M")
      pty.type("x")
      let press = InputEvent.mouse(.press, at: Point(x: 4, y: 2))
      #expect(await terminal.nextEvents() == [press, .key(.character("x"))])
      pty.type("\u{1B}[<0;9;3m")
      pty.type("y")
      let release = InputEvent.mouse(.release, at: Point(x: 8, y: 2))
      #expect(await terminal.nextEvents() == [release, .key(.character("y"))])
    }

    @Test("a drag reports each cell once")
    func motion() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      #expect(pty.output().contains("\u{1B}[?1002h"))
      var events: [InputEvent] = []
      for place in ["0;5;3M", "32;6;3M", "32;6;3M", "32;8;4M", "0;8;4m"] {
        pty.type("\u{1B}[<" + place + "x")
        var part: [InputEvent] = []
        while part.last != .key(.character("x")) { part += await terminal.nextEvents() ?? [] }
        events += part.dropLast()
      }
      #expect(
        events == [
          .mouse(.press, at: Point(x: 4, y: 2)), .mouse(.drag, at: Point(x: 5, y: 2)),
          .mouse(.drag, at: Point(x: 7, y: 3)), .mouse(.release, at: Point(x: 7, y: 3)),
        ]
      )
    }

    @Test("a paste arrives as one event")
    func paste() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      pty.type("\u{1B}[200~quit q\u{3}\r\u{1B}[A\u{1B}[201~x")
      var events: [InputEvent] = []
      while events.last != .key(.character("x")) { events += await terminal.nextEvents() ?? [] }
      #expect(events == [.paste("quit q\n"), .key(.character("x"))])
    }

    @Test("a paste without an end marker ends by itself")
    func unfinishedPaste() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      #expect(await terminal.nextEvents { pty.type("\u{1B}[200~lost") } == [.paste("lost")])
      #expect(await terminal.nextEvents { pty.type("q") } == [.key(.character("q"))])
      // A truncated end marker does not become part of the next paste.
      #expect(await terminal.nextEvents { pty.type("\u{1B}[200~cut\u{1B}[2") } == [.paste("cut")])
      let whole = "\u{1B}[200~hello\u{1B}[201~"
      #expect(await terminal.nextEvents { pty.type(whole) } == [.paste("hello")])
    }

    @Test(
      "keys after a paste are decoded for every split of the bytes",
      arguments: ["x", "\u{1B}[Ax", "é\u{1B}[5~x", "\u{1B}[200~b\u{1B}[201~x"]
    )
    func keysBehindPaste(keys: String) async throws {
      let bytes = Array("\u{1B}[200~a\u{1B}[201~\(keys)".utf8)
      let expected: [InputEvent] =
        switch keys {
        case "x": []
        case "\u{1B}[Ax": [.key(.up)]
        case "é\u{1B}[5~x": [.key(.character("é")), .key(.pageUp)]
        default: [.paste("b")]
        }
      // None of these positions splits a key: the rest of a split key could arrive too late.
      for cut in [bytes.count, 7, 10, 13] {
        let pty = try PseudoTerminal()
        let terminal = try pty.open()
        // A busy machine may type the rest late.
        terminal.decoder.timeout = .seconds(3_600)
        var events: [InputEvent] = []
        pty.type(bytes.prefix(cut))
        let rest = bytes.dropFirst(cut)
        terminal.listen { events += $0 ?? [] }
        for _ in 0..<20 { await Task.yield() }
        pty.type(rest)
        while events.last != .key(.character("x")) { events += await terminal.nextEvents() ?? [] }
        #expect(events == [.paste("a")] + expected + [.key(.character("x"))], "\(cut)")
        terminal.close()
      }
    }

    @Test("a pasted megabyte is cut quickly")
    func longPaste() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      let start = ContinuousClock.now
      let text = "\u{1B}[200~" + String(repeating: "a", count: 1 << 20) + "\u{1B}[201~x"
      var events: [InputEvent] = []
      pty.typeMeanwhile(Array(text.utf8))
      while events.last != .key(.character("x")) { events += await terminal.nextEvents() ?? [] }
      let pasted = String(repeating: "a", count: PasteBuffer.limit)
      #expect(events == [.paste(pasted), .key(.character("x"))])
      #expect(ContinuousClock.now - start < .seconds(4))
    }

    @Test("endless keys arrive in batches without loss")
    func turns() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      var batches: [[InputEvent]] = []
      pty.typeMeanwhile(Array(repeating: 0x6A, count: 20_000) + Array("x".utf8))
      while batches.last?.last != .key(.character("x")) {
        batches.append(await terminal.nextEvents() ?? [])
      }
      #expect(batches.joined().count == 20_001)
      #expect(batches.allSatisfy { $0.count <= 4097 })
    }

    @Test("waiting for input does not block the main actor")
    func waiting() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      let events = await terminal.nextEvents {
        // This task runs only while the main actor is free.
        Task { @MainActor in pty.type("k") }
      }
      #expect(events == [.key(.character("k"))])
    }

    @Test("closing the terminal notifies the listener once")
    func closing() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      var told: [[InputEvent]?] = []
      terminal.listen { told.append($0) }
      terminal.close()
      #expect(told == [nil])
      #expect(await terminal.nextEvents() == nil)
      #expect(told == [nil])
    }

    @Test("a new listener replaces the old one")
    func secondListener() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      terminal.listen { _ in Issue.record("the replaced listener received an event") }
      let events = await terminal.nextEvents { pty.type("k") }
      #expect(events == [.key(.character("k"))])
    }

    @Test("input without a listener is delivered to the next listener")
    func keptInput() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      pty.type("k")
      #expect(await terminal.nextEvents() == [.key(.character("k"))])
      pty.type("l")
      for _ in 0..<20 { await Task.yield() }
      #expect(await terminal.nextEvents() == [.key(.character("l"))])
    }

    @Test("a hang-up ends the input")
    func hangUp() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      #expect(await terminal.nextEvents { pty.hangUp() } == nil)
      #expect(await terminal.nextEvents() == nil)
    }

    @Test("the terminal is queried for its background, and colours follow the reply")
    func backgroundScheme() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(queriesBackgroundColor: true, backgroundScheme: .dark))
      defer { terminal.close() }
      let asked = pty.output()
      #expect(asked.contains("\u{1B}]11;?") && asked.contains("\u{1B}[?2031h"))
      let style = CellStyle(foreground: .price)
      let told: [(String, ColorScheme)] = [
        ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", .light), ("\u{1B}[?997;1n", .dark),
        ("\u{1B}[?997;2n", .light),
      ]
      for (text, scheme) in told {
        let events = await terminal.nextEvents { pty.type(text) }
        #expect(events == [.colorScheme(scheme)])
        terminal.present(Frame(["$9.99"], size: terminal.size, style: style))
        let palette = Palette(colours: 256, on: scheme)
        let number = palette.numbers(of: .price, on: .standard).foreground
        #expect(pty.output().contains("38;5;\(number)m"), "\(scheme)")
      }
    }

    @Test("a reply to the query of a continued program does not become keys")
    func continued() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(.init(queriesBackgroundColor: true, backgroundScheme: .dark))
      defer { terminal.close() }
      let reply = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
      #expect(await terminal.nextEvents { pty.type(reply) } == [.colorScheme(.light)])
      _ = pty.output()
      terminal.retake()
      #expect(pty.output().contains("\u{1B}]11;?"))
      // The first event is the resize with which a continued program starts.
      var keys: [InputEvent] = []
      pty.type(reply + "x")
      while keys.isEmpty {
        let events = await terminal.nextEvents {} ?? []
        keys = events.filter { if case .key = $0 { true } else { false } }
      }
      #expect(keys == [.key(.character("x"))])
    }

    @Test("a resize is reported, followed and redrawn")
    func resize() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      terminal.present(Frame(["one"], size: terminal.size))
      _ = pty.output()
      for size in [
        Size(width: 60, height: 20), Size(width: 1, height: 1), Size(width: 9, height: 2),
      ] {
        pty.resize(columns: size.width, rows: size.height)
        terminal.followWindow()
        #expect(await terminal.nextEvents() == [.resize(size)])
        #expect(terminal.size == size)
        #expect(pty.output() == "")
        terminal.present(Frame(["one"], size: size))
        #expect(pty.output().contains("o"))
        terminal.present(Frame(["one"], size: size))
        #expect(pty.output() == "")
      }
    }

    @Test(
      "a huge window is limited to 1000 columns and rows",
      arguments: [(65535, 65535), (1, 65535), (65535, 1), (80, 32768), (40000, 24), (1001, 1000)]
    )
    func hugeWindows(columns: Int, rows: Int) async throws {
      let size = Size(width: min(columns, 1000), height: min(rows, 1000))
      let pty = try PseudoTerminal(columns: columns, rows: rows)
      let terminal = try pty.open()
      #expect(terminal.size == size)
      terminal.close()
      pty.resize(columns: 80, rows: 24)
      let grown = try pty.open()
      defer { grown.close() }
      pty.resize(columns: columns, rows: rows)
      grown.followWindow()
      #expect(await grown.nextEvents() == [.resize(size)])
      #expect(grown.size == size)
    }

    private func events(of bytes: String) async throws -> [InputEvent]? {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      pty.type(bytes)
      return await terminal.nextEvents()
    }
  }
}
