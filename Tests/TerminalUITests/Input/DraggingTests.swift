import Foundation
import Testing

@testable import TerminalUI

@Suite("Dragging")
@MainActor
struct DraggingTests {
  @MainActor
  private final class Log {
    var values: [DragGesture.Value] = []
    var ended = 0
    var taps = 0
    var level = 0.5
  }

  private let log = Log()

  private func act(_ host: ViewHost, _ action: MouseAction, _ x: Int, _ y: Int = 0) {
    host.send(.mouse(action, at: Point(x: x, y: y)))
  }

  private func makeSlider(step: Double? = nil) -> ViewHost {
    makeHost(12, 1) {
      let value = Binding(get: { log.level }, set: { log.level = $0 })
      if let step {
        Slider(value: value, in: 0...1, step: step)
      } else {
        Slider(value: value)
      }
    }
  }

  @Test("dragging a slider moves its knob between its ends")
  func slider() {
    let host = makeSlider()
    act(host, .press, 1)
    #expect(log.level == 0)
    act(host, .drag, 10)
    #expect(log.level == 1)
    act(host, .drag, 40)
    #expect(log.level == 1)
    act(host, .drag, 4)
    #expect(abs(log.level - 1.0 / 3) < 0.001)
    act(host, .release, 4)
    act(host, .drag, 9)
    #expect(abs(log.level - 1.0 / 3) < 0.001)
  }

  @Test("a dragged slider snaps to its steps")
  func steps() {
    let host = makeSlider(step: 0.25)
    act(host, .press, 5)
    #expect(log.level == 0.5)
    act(host, .drag, 7)
    #expect(log.level == 0.75)
  }

  private struct Card: View {
    let log: Log
    var minimum: CGFloat = 10
    @GestureState private var isDragged = false

    var body: some View {
      Text(isDragged ? "moving" : "still ")
        .gesture(
          DragGesture(minimumDistance: minimum)
            .updating($isDragged) { _, state, _ in state = true }
            .onChanged { log.values.append($0) }
            .onEnded { _ in log.ended += 1 }
        )
        .padding(.leading, .cells(2))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("a drag reports positions in points, and its gesture state resets on release")
  func gesture() {
    let host = makeHost(20, 1) { Card(log: log) }
    #expect(host.lines == ["  still"])
    act(host, .press, 3)
    act(host, .drag, 4)
    #expect(log.values.isEmpty)
    act(host, .drag, 6)
    #expect(log.values.map(\.translation) == [CGSize(width: 24, height: 0)])
    #expect(log.values.last?.startLocation == CGPoint(x: 12, y: 8))
    #expect(log.values.last?.location == CGPoint(x: 36, y: 8))
    #expect(host.lines == ["  moving"])
    act(host, .release, 6)
    #expect(log.ended == 1)
    #expect(host.lines == ["  still"])
  }

  @Test("a press beside the view, or without movement, is not a drag")
  func elsewhere() {
    let host = makeHost(20, 1) { Card(log: log) }
    act(host, .press, 15)
    act(host, .drag, 3)
    act(host, .release, 3)
    act(host, .press, 3)
    act(host, .click, 3)
    #expect(log.values.isEmpty)
    #expect(log.ended == 0)
  }

  @Test("a click presses a draggable button, and a drag does not")
  func button() {
    let host = makeHost(20, 1) {
      Button("Press") { log.taps += 1 }.gesture(DragGesture().onChanged { log.values.append($0) })
    }
    act(host, .press, 10)
    act(host, .click, 10)
    #expect(log.taps == 1)
    act(host, .press, 10)
    act(host, .drag, 7)
    act(host, .release, 7)
    #expect(log.values.count == 1)
    #expect(log.taps == 1)
  }
}
