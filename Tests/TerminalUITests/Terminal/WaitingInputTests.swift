import Testing

@testable import TerminalUI

@Suite("Waiting input")
struct WaitingInputTests {
  private static let interrupt = InputEvent.key(.control("c"))

  private func waiting(_ events: [InputEvent]) -> WaitingInput {
    var waiting = WaitingInput()
    waiting.append(events)
    return waiting
  }

  private func rest(_ waiting: WaitingInput) -> [InputEvent] {
    var (waiting, rest) = (waiting, [InputEvent]())
    while let event = waiting.popFirst() { rest.append(event) }
    return rest
  }

  @Test("events leave the queue in their order of arrival")
  func order() {
    var waiting = WaitingInput()
    var (added, taken) = (0, 0)
    for round in 1...60 {
      waiting.append((0..<round % 7).map { .key(.function(added + $0)) })
      added += round % 7
      for _ in 0..<round % 5 where !waiting.isEmpty {
        #expect(waiting.popFirst() == .key(.function(taken)))
        taken += 1
      }
      #expect(waiting.count == added - taken)
    }
    #expect(rest(waiting) == (taken..<added).map { .key(.function($0)) })
    var empty = WaitingInput()
    #expect(empty.popFirst() == nil)
  }

  @Test("leading letters end at any other event and at the limit")
  func letters() {
    var waiting = waiting([.key(.character("a")), .key(.character("é")), .key(.enter)])
    #expect(waiting.letters(atMost: 10) == ["a", "é"])
    #expect(waiting.letters(atMost: 1) == ["a"])
    waiting.removeFirst(2)
    #expect(waiting.letters(atMost: 10) == [])
    waiting.removeFirst(5)
    #expect(waiting.isEmpty)
    #expect(waiting.letters(atMost: 10) == [])
  }

  @Test("a Ctrl-C drops earlier typed input and keeps the terminal's reports")
  func dropping() {
    let size = InputEvent.resize(Size(width: 3, height: 4))
    let told = [size, .colorScheme(.dark)]
    var input = waiting(
      [.key(.enter), Self.interrupt, size, .paste("text"), .mouse(.click, at: Point(x: 1, y: 1))]
        + [.colorScheme(.dark), Self.interrupt, .key(.tab)]
    )
    input.removeFirst(1)
    input.dropTypedBeforeInterrupt()
    #expect(rest(input) == told + [Self.interrupt, .key(.tab)])
    input.dropTypedBeforeInterrupt()
    #expect(rest(input) == told + [Self.interrupt, .key(.tab)])
  }

  @Test("without a Ctrl-C no input is dropped")
  func keeping() {
    var input = waiting([.key(.enter), .key(.character("c"))])
    input.dropTypedBeforeInterrupt()
    #expect(rest(input) == [.key(.enter), .key(.character("c"))])
  }
}
