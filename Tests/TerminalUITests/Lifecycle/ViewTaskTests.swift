import Observation
import Testing

@testable import TerminalUI

@Suite("View tasks")
@MainActor
struct ViewTaskTests {
  /// A gate that blocks tasks until it opens, with a log of what they did.
  @MainActor
  private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    private(set) var log: [String] = []
    var isWaitedAt: Bool { !waiting.isEmpty }

    func note(_ what: String) {
      log.append(what)
      arrivals.forEach { $0.resume() }
      arrivals = []
    }

    func pass() async { await withCheckedContinuation { waiting.append($0) } }

    func open() {
      waiting.forEach { $0.resume() }
      waiting = []
    }

    func wait(for count: Int) async {
      while log.count < count { await withCheckedContinuation { arrivals.append($0) } }
    }
  }

  private struct Loading: View {
    let model: Model
    let gate: Gate

    var body: some View {
      if model.isShown {
        Text("\(model.count)").task(id: model.count) {
          gate.note("start \(model.count)")
          await gate.pass()
          gate.note(Task.isCancelled ? "cancelled" : "done")
        }
      }
    }
  }

  @Test("a task starts on appearance, restarts on a new id, and is cancelled on disappearance")
  func life() async {
    let (model, gate) = (Model(), Gate())
    let host = ViewHost(Loading(model: model, gate: gate), size: Size(width: 9, height: 1))
    host.update()
    #expect(gate.log.isEmpty)
    model.isShown = true
    host.update()
    await gate.wait(for: 1)
    model.count = 1
    host.update()
    await gate.wait(for: 2)
    #expect(gate.log == ["start 0", "start 1"])
    model.isShown = false
    host.update()
    gate.open()
    await gate.wait(for: 4)
    #expect(gate.log.suffix(2) == ["cancelled", "cancelled"])
  }

  private struct Fetching: View {
    let gate: Gate
    @State private var text = "…"

    var body: some View {
      Text(text).task {
        await gate.pass()
        text = "here"
      }
    }
  }

  /// Runs a view, changes something, and returns the lines of all frames up to the first one with
  /// the expected lines.
  private func run(
    _ view: some View,
    on terminal: MemoryTerminal,
    until expected: [String],
    then change: @MainActor () async -> Void
  ) async -> [[String]] {
    let host = ViewHost(view, size: .zero)
    let run = Task { await host.run(on: terminal, until: { false }, interrupt: {}) }
    while !terminal.isWaiting { await Task.yield() }
    await change()
    while terminal.frames.last?.lines != expected { await Task.yield() }
    terminal.close()
    await run.value
    return terminal.frames.map(\.lines)
  }

  @Test("a change by a task appears on the screen without a key press")
  func waking() async {
    let gate = Gate()
    let terminal = MemoryTerminal(size: Size(width: 4, height: 1), staysOpen: true)
    let frames = await run(Fetching(gate: gate), on: terminal, until: ["here"]) {
      // Opening the gate before the task waits at it would have no effect.
      while !gate.isWaitedAt { await Task.yield() }
      gate.open()
    }
    #expect(frames.first == [" …"])
  }

  @Test("a change by another thread appears on the screen without a key press")
  func otherThread() async {
    let number = SharedNumber()
    let terminal = MemoryTerminal(size: Size(width: 4, height: 1), staysOpen: true)
    let frames = await run(Reading(number: number), on: terminal, until: [" 7"]) {
      await Task.detached { number.value = 7 }.value
    }
    // A frame between the announcement and the change still shows the old number.
    #expect(frames.first == [" 0"])
  }

  private struct Reading: View {
    let number: SharedNumber
    var body: some View { Text("\(number.value)") }
  }

  private struct Ticking: View {
    let gate: Gate
    @State private var count = 0

    var body: some View {
      Text("\(count)").task {
        while count < 20 {
          await gate.pass()
          count += 1
          gate.note("tick")
        }
      }
    }
  }

  @Test("each change while idle produces one frame")
  func ticking() async {
    let gate = Gate()
    let terminal = MemoryTerminal(size: Size(width: 4, height: 1), staysOpen: true)
    let host = ViewHost(Ticking(gate: gate), size: .zero)
    let run = Task { await host.run(on: terminal, until: { false }, interrupt: {}) }
    for count in 0..<20 {
      while !terminal.isWaiting { await Task.yield() }
      while gate.log.count == count {
        gate.open()
        await Task.yield()
      }
      while terminal.frames.count == count + 1 { await Task.yield() }
      #expect(terminal.frames.last?.lines[0].contains("\(count + 1)") == true)
    }
    terminal.close()
    await run.value
    #expect(terminal.frames.count == 21)
  }

  @Test("an idle host draws nothing")
  func atRest() async {
    let terminal = MemoryTerminal(size: Size(width: 4, height: 1), staysOpen: true)
    let host = ViewHost(Text("a"), size: .zero)
    let run = Task { await host.run(on: terminal, until: { false }, interrupt: {}) }
    while !terminal.isWaiting { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    #expect(terminal.frames.count == 1)
    terminal.close()
    await run.value
    #expect(terminal.frames.count == 1)
  }
}
