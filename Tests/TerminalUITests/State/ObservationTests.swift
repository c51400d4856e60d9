import Testing

@testable import TerminalUI
@_spi(Nodes) @testable import ViewEngine

@Suite("Observation")
@MainActor
struct ObservationTests {
  private struct Reader: View {
    let name: String
    let model: Model
    let path: KeyPath<Model, Int>
    let tally: Tally

    var body: some View {
      tally.note(name)
      return Text("\(name)\(model[keyPath: path])")
    }
  }

  private struct Screen: View {
    let model: Model
    let tally: Tally

    var body: some View {
      tally.note("screen")
      return VStack {
        Reader(name: "count", model: model, path: \.count, tally: tally)
        Reader(name: "other", model: model, path: \.other, tally: tally)
        Noted(name: "still", tally: tally)
      }
    }
  }

  private let model = Model()
  private let tally = Tally()

  private func start() -> ViewHost {
    let host = ViewHost(
      Screen(model: model, tally: tally),
      size: Size(width: 20, height: 4)
    )
    _ = host.render()
    return host
  }

  @Test("a property read twice in one update is observed both times")
  func readTwice() {
    let host = makeHost(20, 1) { TwoReadings(model: model) }
    #expect(host.labels == ["0 0"])
    model.count = 1
    #expect(host.labels == ["1 0"])
    model.other = 2
    #expect(host.labels == ["1 2"])
    model.count = 3
    #expect(host.labels == ["3 2"])
  }

  @Test("the first frame evaluates each body once, and drawing evaluates none")
  func firstFrame() {
    let host = start()
    #expect(tally.counts == ["screen": 1, "count": 1, "other": 1, "still": 1])
    _ = host.render()
    host.resize(to: Size(width: 9, height: 9))
    _ = host.render()
    #expect(tally.log.count == 4)
  }

  @Test("a change evaluates only the body that read the property")
  func oneReader() {
    let host = start()
    tally.reset()
    model.count = 3
    #expect(host.labels == ["count3", "other0", "still"])
    #expect(tally.log == ["count"])
  }

  @Test("many changes before a frame cause one evaluation")
  func manyChanges() {
    let host = start()
    tally.reset()
    for number in 0..<50 { model.count = number }
    model.other = 1
    _ = host.render()
    #expect(tally.counts == ["count": 1, "other": 1])
  }

  @Test("a change that no body reads evaluates nothing")
  func unreadChange() {
    let host = start()
    tally.reset()
    model.text = "x"
    _ = host.render()
    #expect(tally.log.isEmpty)
  }

  @Test("observations do not accumulate over many evaluations")
  func noPileUp() {
    let host = start()
    for number in 1...1_000 {
      model.count = number
      _ = host.render()
    }
    _ = host.changes.drain()
    model.count = 0
    #expect(host.changes.drain().count == 1)
  }

  @Test("a change does not evaluate a removed view")
  func unmounted() {
    let shown = Model()
    let host = ViewHost(
      Curtain(shown: shown, model: model, tally: tally),
      size: Size(width: 9, height: 1)
    )
    shown.isShown = true
    _ = host.render()
    shown.isShown = false
    _ = host.render()
    tally.reset()
    model.count = 1
    _ = host.render()
    #expect(tally.log.isEmpty)
  }

  private struct Curtain: View {
    let shown: Model
    let model: Model
    let tally: Tally

    var body: some View {
      if shown.isShown { Reader(name: "r", model: model, path: \.count, tally: tally) }
    }
  }

  @Test("a body no longer observes properties that it stops reading")
  func formerReadings() {
    let host = ViewHost(Choosing(model: model, tally: tally), size: Size(width: 9, height: 1))
    model.isShown = true
    _ = host.render()
    tally.reset()
    model.count = 5
    _ = host.render()
    #expect(tally.log.isEmpty)
    model.other = 7
    #expect(host.labels == ["7"])
  }

  private struct Choosing: View {
    let model: Model
    let tally: Tally

    var body: some View {
      tally.note("choosing")
      return Text("\(model.isShown ? model.other : model.count)")
    }
  }

  @Test("the next frame shows a change by another thread")
  func otherThread() async {
    let number = SharedNumber()
    let host = ViewHost(Sharing(number: number), size: Size(width: 9, height: 1))
    #expect(host.labels == ["0"])
    await Task.detached { number.value = 12 }.value
    #expect(host.labels == ["12"])
  }

  @Test("a change that another thread announces before it stores it appears in a later frame")
  func reportedTooEarly() async {
    let number = EarlyNumber()
    let host = ViewHost(Early(number: number), size: Size(width: 9, height: 1))
    #expect(host.labels == ["0"])
    repeat {
      await Task.detached { number.announce() }.value
      #expect(host.labels == ["0"])
    } while !host.changes.isWaiting
    number.store(12)
    await withCheckedContinuation { done in host.changes.setWakeHandler { done.resume() } }
    #expect(host.labels == ["12"])
  }

  private struct Early: View {
    let number: EarlyNumber
    var body: some View { Text("\(number.value)") }
  }

  private struct Sharing: View {
    let number: SharedNumber
    var body: some View { Text("\(number.value)") }
  }

  @Test("rendering a view that always changes its own state terminates")
  func restless() {
    let host = ViewHost(Restless(), size: Size(width: 9, height: 1))
    #expect(host.lines.count == 1)
    #expect(host.lines.count == 1)
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      OptionButton(isSelected: true, select: { count += 1 }) { Text("\(count)") }
    }
  }
}

/// Reads two properties in two separate observations.
private struct TwoReadings: PrimitiveView {
  let model: Model

  func _makeNode(_ context: _NodeContext) -> _Node { TwoReadingsNode(self, context) }
}

private final class TwoReadingsNode: ViewNode<TwoReadings> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    let first = tracking { view.model.count }
    let second = tracking { view.model.other }
    child = child.showing(reconcile(child.node, Text("\(first) \(second)"), environment))
  }
}
