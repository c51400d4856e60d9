import Foundation
import Testing

@testable import TerminalUI

@Suite("Tap locations and combined gestures")
@MainActor
struct GestureCombinationTests {
  private let tally = Tally()

  private func act(_ host: ViewHost, _ action: MouseAction, _ x: Int, _ y: Int = 0) {
    host.send(.mouse(action, at: Point(x: x, y: y)))
  }

  private func card<G: Gesture>(_ gesture: G) -> ViewHost {
    makeHost(10, 2) { Block("x").gesture(gesture) }
  }

  @Test("a tap reports the middle of the clicked cell, and a key press the middle of the view")
  func places() {
    let host = makeHost(12, 3) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        Text("above")
        Block("x").onTapGesture { tally.note("\($0.x),\($0.y)") }
      }
    }
    host.click(2, 1)
    host.press(.enter)
    #expect(tally.log == ["20.0,8.0", "48.0,16.0"])
  }

  @Test("a double click reports its location in the given coordinate space")
  func spaces() {
    let host = makeHost(12, 3) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        Text("above")
        Block("x").onTapGesture(count: 2, coordinateSpace: .global) {
          tally.note("\($0.x),\($0.y)")
        }
      }
    }
    host.click(2, 1)
    #expect(tally.log.isEmpty)
    host.click(2, 1)
    #expect(tally.log == ["20.0,24.0"])
  }

  @Test("SpatialTapGesture reports the tap's location")
  func spatial() {
    let gesture = SpatialTapGesture().onEnded { tally.note("\($0.location.x)") }
    let host = card(gesture)
    host.click(3, 0)
    #expect(tally.log == ["28.0"])
  }

  @Test("a click ends both of two simultaneous gestures")
  func simultaneous() {
    let gesture = TapGesture().onEnded { tally.note("tap") }
      .simultaneously(with: LongPressGesture().onEnded { _ in tally.note("press") })
      .onEnded { tally.note("both \($0.first != nil) \($0.second == true)") }
    let host = card(gesture)
    host.click(0, 0)
    #expect(tally.log == ["tap", "press", "both true true"])
  }

  @Test("of a tap and a simultaneous drag, movement decides which one ends")
  func tapAndDrag() {
    let gesture = TapGesture().onEnded { tally.note("tap") }
      .simultaneously(with: DragGesture().onEnded { _ in tally.note("drag") })
    let host = card(gesture)
    act(host, .press, 0)
    act(host, .click, 0)
    act(host, .press, 0)
    act(host, .drag, 5)
    act(host, .release, 5)
    #expect(tally.log == ["tap", "drag"])
  }

  private struct Held: View {
    let tally: Tally
    @GestureState private var way = "rests"
    @State private var evaluations = 0

    var body: some View {
      Text(way).frame(width: 80).gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
          .updating($way) { value, state, _ in
            if case .second(true, let drag?) = value { state = "\(Int(drag.translation.width))" }
          }
          .onChanged { _ in evaluations += 1 }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            tally.note("ended \(Int(drag.translation.width)) after \(evaluations)")
          }
      )
    }
  }

  @Test("a long press sequenced before a drag ends once, when the drag starts")
  func sequence() {
    let host = makeHost(10, 1) { Held(tally: tally) }
    act(host, .press, 4)
    act(host, .drag, 5)
    #expect(host.lines[0].contains("8"))
    act(host, .drag, 6)
    act(host, .release, 6)
    #expect(tally.log == ["ended 16 after 4"])
    #expect(host.lines[0].contains("rests"))
  }

  @Test("a click waits for a possible second click, and a key press does not")
  func exclusive() {
    withManualClock { clock in
      let gesture = TapGesture(count: 2).onEnded { tally.note("twice") }
        .exclusively(before: TapGesture().onEnded { tally.note("once") })
      let host = card(gesture)
      host.click(0, 0)
      #expect(tally.log.isEmpty)
      clock.advance(by: 1)
      #expect(tally.log == ["once"])
      host.click(0, 0)
      host.click(0, 0)
      clock.advance(by: 1)
      #expect(tally.log == ["once", "twice"] && clock.waitCount == 0)
      host.press(.enter)
      #expect(tally.log.last == "once" && tally.log.count == 3)
    }
  }

  @Test("pinch, rotation, modifier and disabled gestures never run")
  func never() {
    let host = makeHost(30, 6) {
      VStack {
        Text("pinch").gesture(MagnificationGesture().onChanged { _ in tally.note("pinch") })
        Text("turn").gesture(RotationGesture().onEnded { _ in tally.note("turn") })
        Text("held").gesture(TapGesture().modifiers(.shift).onEnded { tally.note("held") })
        Text("off").gesture(TapGesture().onEnded { tally.note("off") }, isEnabled: false)
        Text("beside")
          .simultaneousGesture(TapGesture().onEnded { tally.note("beside") }, isEnabled: false)
        Text("before")
          .highPriorityGesture(TapGesture().onEnded { tally.note("before") }, isEnabled: false)
      }
    }
    #expect(host.focusLabel == nil)
    for row in 0..<6 { host.click(14, row) }
    #expect(tally.log.isEmpty)
  }

  @Test("map transforms a gesture's value")
  func mapping() {
    let host = card(SpatialTapGesture().map { Int($0.location.x) }.onEnded { tally.note("\($0)") })
    host.click(1, 0)
    #expect(tally.log == ["12"])
  }

  @Test("onContinuousHover is active while the view has the focus")
  func hovering() {
    let host = makeHost(20, 2) {
      VStack(alignment: .leading) {
        Button("one") {}.buttonStyle(.plain)
        Button("two") {}.buttonStyle(.plain).onContinuousHover { tally.note("\($0)") }
      }
    }
    host.press(.tab)
    host.press(.tab)
    #expect(tally.log.count == 2)
    #expect(tally.log[0].hasPrefix("active") && tally.log[1] == "ended")
  }
}
