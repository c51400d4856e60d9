import Testing

@testable import TerminalUI

@Suite("Mouse buttons")
@MainActor
struct PointerTests {
  private let tally = Tally()

  private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "held" : "free")
      }
    }
  }

  private func makeButtons() -> ViewHost {
    makeHost(20, 3) {
      VStack(alignment: .leading) {
        Button("one") { tally.note("one") }
        Button("two") { tally.note("two") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .buttonStyle(Telling())
    }
  }

  @Test("a button looks pressed from mouse down to mouse up")
  func held() {
    let host = makeButtons()
    #expect(host.lines == ["one free", "two free", ""])
    #expect(host.send(.mouse(.press, at: Point(x: 1, y: 1))))
    #expect(host.lines == ["one free", "two held", ""])
    #expect(host.focusLabel == "two held")
    #expect(tally.log.isEmpty)
    host.send(.mouse(.click, at: Point(x: 1, y: 1)))
    #expect(host.lines == ["one free", "two free", ""])
    #expect(tally.log == ["two"])
  }

  @Test("releasing the mouse on the button presses it, and releasing outside does not")
  func dragged() {
    let host = makeButtons()
    host.send(.mouse(.press, at: Point(x: 0, y: 0)))
    host.send(.mouse(.release, at: Point(x: 2, y: 0)))
    #expect(tally.log == ["one"])
    host.send(.mouse(.press, at: Point(x: 0, y: 0)))
    host.send(.mouse(.release, at: Point(x: 2, y: 1)))
    #expect(tally.log == ["one"])
    #expect(host.lines == ["one free", "two free", ""])
  }

  @Test("a key press does not make a button look pressed")
  func key() {
    let host = makeButtons()
    host.press(.enter)
    #expect(tally.log == ["one"])
    #expect(host.lines[0] == "one free")
  }

  @Test("a button that loses the focus is no longer pressed")
  func focusLeaves() {
    let host = makeButtons()
    host.send(.mouse(.press, at: Point(x: 0, y: 0)))
    host.press(.down)
    #expect(host.lines == ["one free", "two free", ""])
    host.send(.mouse(.release, at: Point(x: 0, y: 0)))
    #expect(tally.log.isEmpty)
  }

  @Test("a disabled button does not look pressed")
  func disabled() {
    let host = makeHost(20, 1) {
      Button("one") { tally.note("one") }.buttonStyle(Telling()).disabled(true)
    }
    #expect(!host.send(.mouse(.press, at: Point(x: 8, y: 0))))
    #expect(host.lines[0].contains("free"))
  }

  @Test("a secondary click opens the context menu of the innermost view")
  func contextMenu() {
    let host = makeHost(30, 10) {
      VStack(alignment: .leading) {
        Text("inner").contextMenu { Button("Inner") { tally.note("inner") } }
        Text("outer")
      }
      .contextMenu { Button("Outer") { tally.note("outer") } }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.send(.mouse(.secondaryClick, at: Point(x: 1, y: 0)))
    #expect(host.labels == ["Inner"])
    host.press(.escape)
    host.send(.mouse(.secondaryClick, at: Point(x: 1, y: 1)))
    #expect(host.labels == ["Outer"])
    host.press(.enter)
    #expect(tally.log == ["outer"])
    #expect(!host.send(.mouse(.secondaryClick, at: Point(x: 20, y: 9))))
  }

  @Test("a secondary click opens the context menu of a list row")
  func row() {
    let host = makeHost(30, 10) {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .onDelete { tally.note("delete \($0.first ?? -1)") }
      }
    }
    host.send(.mouse(.secondaryClick, at: Point(x: 3, y: 1)))
    #expect(host.labels == ["Delete"])
    host.press(.enter)
    #expect(tally.log == ["delete 1"])
  }
}
