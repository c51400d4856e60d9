import Testing

@testable import TerminalUI

@Suite("Render loop")
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

  @Test("a long batch draws frames in between and applies all its events")
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
    // The run takes 240 ms and draws a frame every 50 to 80 ms, besides the first and the last.
    #expect((4...10).contains(terminal.frames.count), "\(terminal.frames.count)")
  }

  /// A button whose action takes 10 ms, so that presses have to wait.
  private func slowButton(pressed: @escaping @MainActor () -> Void) -> some View {
    Button("press") {
      pressed()
      let end = ContinuousClock.now + .milliseconds(10)
      while ContinuousClock.now < end {}
    }
  }

  @Test("a Ctrl-C overtakes keys that have waited for a second, and drops them")
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
    #expect(count == countThen + 1, "the key after Ctrl-C is handled after it")
    #expect(terminal.frames.last?.size == size, "the resize event is not dropped")
  }

  @Test("waiting keys are applied when the terminal closes")
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

  @Test("the loop stops reading while too many keys wait, and loses none")
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

  @Test("a burst of letters is pasted into the focused field")
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

  @Test("a burst of letters counts as keys if no field has the focus")
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

  @Test("the first frame has the terminal's size, and later frames follow a resize")
  func sizes() async {
    let larger = Size(width: 5, height: 2)
    let terminal = await run([[.resize(larger)], [.key(.enter)]])
    #expect(terminal.frames.map(\.size) == [Size(width: 3, height: 1), larger, larger])
  }

  @Test("Ctrl-L redraws the whole screen")
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

  @Test("Ctrl-C interrupts from any focus")
  func interruption() async {
    var interruptions = 0
    let terminal = await run(
      [[.key(.control("c")), .key(.enter)]],
      interrupt: { interruptions += 1 }
    )
    #expect(interruptions == 1)
    #expect(terminal.frames.last?.lines == ["▸1"])
  }

  @Test("a finished run applies and shows nothing more")
  func finishing() async {
    var isFinished = false
    let terminal = await run(
      [[.key(.control("c")), .key(.enter)], [.key(.enter)]],
      until: { isFinished },
      interrupt: { isFinished = true }
    )
    #expect(terminal.frames.map { $0.lines[0] } == ["▸0"])
    #expect(terminal.waitingBatches == 1, "the next batch stays unread")
  }

  @Test("a run that is finished from the start shows nothing")
  func finishedAtOnce() async {
    #expect(await run([[.key(.enter)]], until: { true }).frames.isEmpty)
  }
}

@Suite("Key names")
struct KeyNameTests {
  @Test(
    "each name parses to its key, regardless of case",
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
    "an unknown name parses to nil",
    arguments: [
      "", "upp", "qq", "ctrl-", "ctrl", "ctrl-xx", "f0", "f13", "f01", "page up", "alt-x",
    ]
  )
  func unknown(name: String) {
    #expect(Key(name: name) == nil)
  }
}
