import Testing

@testable import TerminalUI

@Suite("Views run on a terminal")
@MainActor
struct RunTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  private func run(
    _ batches: [[InputEvent]],
    until isFinished: @escaping @MainActor () -> Bool = { false },
    interrupt: @escaping @MainActor () -> Void = {}
  ) async -> MemoryTerminal {
    let terminal = MemoryTerminal(size: Size(width: 3, height: 1), input: batches)
    let host = ViewHost(Counter(), size: .zero)
    await host.run(on: terminal, until: isFinished, interrupt: interrupt)
    return terminal
  }

  @Test("all events of a batch are applied before the next frame")
  func batches() async {
    let terminal = await run([[.key(.enter), .key(.enter), .key(.enter)], [.key(.enter)]])
    #expect(terminal.frames.map { $0.lines[0] } == ["▸0", "▸3", "▸4"])
  }

  @Test("of a batch that takes long, frames are drawn meanwhile, and all of it is applied")
  func longBatch() async {
    let terminal = MemoryTerminal(
      size: Size(width: 3, height: 1),
      input: [Array(repeating: .key(.enter), count: 8)]
    )
    var count = 0
    let host = ViewHost(
      Button("press") {
        count += 1
        let end = ContinuousClock.now + .milliseconds(30)
        while ContinuousClock.now < end {}
      },
      size: .zero
    )
    await host.run(on: terminal, until: { false }) {}
    #expect(count == 8)
    // 240 ms, a frame after each 50 to 80 of them, and those before and behind.
    #expect((4...10).contains(terminal.frames.count), "\(terminal.frames.count)")
  }

  /// A button that takes 10 ms for each press, so that many presses have to wait.
  private func slowButton(pressed: @escaping @MainActor () -> Void) -> some View {
    Button("press") {
      pressed()
      let end = ContinuousClock.now + .milliseconds(10)
      while ContinuousClock.now < end {}
    }
  }

  @Test("a Ctrl-C goes before keys that have waited for a second, and drops them")
  func overtaking() async {
    var (count, interruptions, countThen) = (0, 0, 0)
    let host = ViewHost(slowButton { count += 1 }, size: .zero)
    let size = Size(width: 9, height: 2)
    let terminal = MemoryTerminal(
      size: .zero,
      input: [
        Array(repeating: .key(.enter), count: 1000)
          + [.resize(size), .key(.control("c")), .key(.enter)]
      ]
    )
    await host.run(on: terminal, until: { false }) {
      interruptions += 1
      countThen = count
    }
    #expect(interruptions == 1)
    #expect((1...200).contains(countThen), "\(countThen)")
    #expect(count == countThen + 1, "the key behind it was pressed later")
    #expect(terminal.frames.last?.size == size, "what the terminal told is not dropped")
  }

  @Test("keys that wait when the terminal goes are applied")
  func rest() async {
    var count = 0
    let host = ViewHost(slowButton { count += 1 }, size: .zero)
    let terminal = MemoryTerminal(
      size: Size(width: 9, height: 1),
      input: [Array(repeating: .key(.enter), count: 130)]
    )
    await host.run(on: terminal, until: { false }) {}
    #expect(count == 130)
  }

  @Test("while too many keys wait the terminal is not read, and none is lost")
  func backlog() async {
    var count = 0
    let host = ViewHost(slowButton { count += 1 }, size: .zero)
    let batch = Array(repeating: InputEvent.key(.enter), count: 150)
    let terminal = MemoryTerminal(size: Size(width: 9, height: 1), input: [batch, batch])
    var unreadWhenFull = 0
    let showing = RenderLoop(host, on: terminal, backlogLimit: 20) {
      if count == 120 { unreadWhenFull = terminal.waitingBatches }
      return false
    } interrupt: {
    }
    await showing.run()
    #expect(unreadWhenFull == 1)
    #expect(count == 300)
  }

  @Test("letters that come all at once are pasted into the field that has the focus")
  func burst() async {
    var values: [String] = []
    var text = ""
    let binding = Binding {
      text
    } set: {
      text = $0
      values.append($0)
    }
    let letters = (0..<100).map { InputEvent.key(.character($0 == 40 ? "é" : "a")) }
    let host = ViewHost(TextField("Name", text: binding), size: .zero)
    let terminal = MemoryTerminal(
      size: Size(width: 20, height: 1),
      input: [letters + [.key(.left), .key(.character("b"))], [.key(.character("c"))]]
    )
    await host.run(on: terminal, until: { false }) {}
    let pasted = String(repeating: "a", count: 40) + "é" + String(repeating: "a", count: 59)
    #expect(values == [pasted, pasted.dropLast() + "ba", pasted.dropLast() + "bca"])
  }

  @Test("letters that come all at once are keys where nothing takes text")
  func burstOfKeys() async {
    var count = 0
    let view = Button("press") {}.onKeyPress("a") {
      count += 1
      return .handled
    }
    let host = ViewHost(view, size: .zero)
    let letters = Array(repeating: InputEvent.key(.character("a")), count: 200)
    let terminal = MemoryTerminal(size: Size(width: 20, height: 1), input: [letters])
    await host.run(on: terminal, until: { false }) {}
    #expect(count == 200)
  }

  @Test("the end of input ends the run")
  func endOfInput() async {
    #expect(await run([]).frames.count == 1)
  }

  @Test("the first frame has the size of the terminal, later ones follow it")
  func sizes() async {
    let larger = Size(width: 5, height: 2)
    let terminal = await run([[.resize(larger)], [.key(.enter)]])
    #expect(terminal.frames.map(\.size) == [Size(width: 3, height: 1), larger, larger])
  }

  @Test("Ctrl-L draws everything again")
  func redraw() async {
    let terminal = await run([[.key(.control("l"))]])
    #expect(terminal.invalidations == 1)
    #expect(terminal.frames.count == 2)
    #expect(terminal.frames[0] == terminal.frames[1])
  }

  @Test("Ctrl-Z suspends")
  func suspension() async {
    let terminal = await run([[.key(.control("z"))]])
    #expect(terminal.suspensions == 1)
    #expect(terminal.frames.count == 2)
  }

  @Test("Ctrl-C interrupts, whatever has the focus")
  func interruption() async {
    var interruptions = 0
    let terminal = await run(
      [[.key(.control("c")), .key(.enter)]],
      interrupt: { interruptions += 1 }
    )
    #expect(interruptions == 1)
    #expect(terminal.frames.last?.lines == ["▸1"])
  }

  @Test("once finished nothing more is applied or shown")
  func finishing() async {
    var isFinished = false
    let terminal = await run(
      [[.key(.control("c")), .key(.enter)], [.key(.enter)]],
      until: { isFinished },
      interrupt: { isFinished = true }
    )
    #expect(terminal.frames.map { $0.lines[0] } == ["▸0"])
    #expect(terminal.waitingBatches == 1, "the next batch was not taken")
  }

  @Test("a run that is finished from the start shows nothing")
  func finishedAtOnce() async {
    #expect(await run([[.key(.enter)]], until: { true }).frames.isEmpty)
  }
}

@Suite("Keys by name")
struct KeyNameTests {
  @Test(
    "each name is its key, in any case",
    arguments: [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("enter", .enter),
      ("space", .space), ("tab", .tab), ("backtab", .backtab), ("escape", .escape),
      ("home", .home), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown),
      ("backspace", .backspace), ("delete", .delete), ("PageUp", .pageUp),
      ("ctrl-x", .control("x")), ("Ctrl-L", .control("l")), ("f1", .function(1)),
      ("F12", .function(12)), (" ", .space), ("q", .character("q")),
      ("Q", .character("Q")), ("?", .character("?")), ("é", .character("é")),
      ("日", .character("日")),
    ] as [(String, Key)]
  )
  func names(name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(
    "what names no key is refused",
    arguments: [
      "", "upp", "qq", "ctrl-", "ctrl", "ctrl-xx", "f0", "f13", "f01", "page up", "alt-x",
    ]
  )
  func unknown(name: String) {
    #expect(Key(name: name) == nil)
  }
}
