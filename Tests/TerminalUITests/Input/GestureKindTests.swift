import Testing

@testable import TerminalUI

@Suite("Gesture priorities")
@MainActor
struct GestureKindTests {
  @Test("a simultaneous gesture runs with the button's action, a high-priority one instead of it")
  func buttons() {
    let tally = Tally()
    let host = makeHost(30, 3) {
      VStack {
        Button("both") { tally.note("button") }
          .simultaneousGesture(TapGesture().onEnded { tally.note("gesture") })
        Button("first") { tally.note("lost") }
          .highPriorityGesture(TapGesture().onEnded { tally.note("won") })
        Button("masked") { tally.note("masked") }
          .simultaneousGesture(TapGesture().onEnded { tally.note("never") }, including: .subviews)
      }
    }
    host.perform(label: "both")
    #expect(tally.log == ["button", "gesture"])
    host.perform(label: "first")
    #expect(tally.log.last == "won" && tally["lost"] == 0)
    host.perform(label: "masked")
    #expect(tally.log.last == "masked" && tally["never"] == 0)
  }

  @Test("a simultaneous gesture on a text reacts to Enter")
  func text() {
    let tally = Tally()
    let host = makeHost(30, 1) {
      Text("tap").simultaneousGesture(TapGesture().onEnded { tally.note("tap") })
    }
    host.press(.enter)
    #expect(tally["tap"] == 1)
  }

  @Test("before a drag, the gesture state has its initial value")
  func drag() {
    struct Card: View {
      @GestureState private var offset = 0
      var body: some View {
        Text("card \(offset)")
          .gesture(
            DragGesture(minimumDistance: 2)
              .updating($offset) { value, state, _ in state = Int(value.translation.width) }
              .onChanged { _ in }
              .onEnded { _ in }
          )
      }
    }
    #expect(makeHost(30, 1) { Card() }.labels == ["card 0"])
  }

  @Test("a menu with disabled dismissal stays open after an action")
  func menu() {
    let model = Model()
    let host = makeHost(30, 6) {
      Menu("More") {
        Button("up") { model.count += 1 }
      }
      .menuActionDismissBehavior(.disabled)
    }
    host.press(.enter, .enter, .enter)
    #expect(model.count == 2)
    #expect(host.labels.contains("up"))
    host.press(.escape)
    #expect(!host.labels.contains("up"))
  }

  @Test("an accessibility representation is read instead of its view, which can still be pressed")
  func representation() {
    let tally = Tally()
    let host = makeHost(30, 2) {
      VStack {
        Button("++") { tally.note("press") }
          .accessibilityRepresentation { Text("Louder") }
        Text("***").accessibilityRepresentation { Text("three stars") }
      }
    }
    #expect(host.labels == ["Louder", "three stars"])
    host.press(.enter)
    #expect(tally["press"] == 1)
  }

  @Test("_printChanges logs each evaluation of a body")
  func changes() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        let _ = Self._printChanges()
        Button("\(count)") { count += 1 }
      }
    }
    let remarks = SharedLines()
    DebugLog.send { remarks.add($0) }
    defer { DebugLog.send(to: nil) }
    let host = makeHost(9, 1) { Counter() }
    host.press(.enter)
    _ = host.lines
    #expect(
      remarks.lines.filter { $0.hasPrefix("Counter") }
        == ["Counter: @self, @identity changed.", "Counter: changed."]
    )
  }
}
