import Foundation
import Testing

@testable import TerminalUI

@Suite("Keyboard shortcuts")
@MainActor
struct ShortcutTests {
  @Test(
    "a shortcut matches the keys that a terminal can report",
    arguments: [
      (KeyboardShortcut("s"), Key.control("s"), Key.character("s")),
      (KeyboardShortcut("S", modifiers: .control), .control("s"), .character("S")),
      (KeyboardShortcut("s", modifiers: []), .character("s"), .control("s")),
      (KeyboardShortcut("s", modifiers: .shift), .character("S"), .character("s")),
      (KeyboardShortcut("1"), .character("1"), .character("2")),
      (KeyboardShortcut(.return), .enter, .space),
      (.defaultAction, .enter, .escape),
      (KeyboardShortcut(.upArrow, modifiers: []), .up, .down),
      (KeyboardShortcut(.tab, modifiers: .shift), .backtab, .tab),
      (KeyboardShortcut(Key.control("x")), .control("x"), .character("x")),
    ]
  )
  func shortcuts(_ shortcut: KeyboardShortcut, _ pressed: Key, _ other: Key) {
    #expect(shortcut.matches(pressed))
    #expect(!shortcut.matches(other))
  }

  @Test("a shortcut with Option matches no key")
  func option() {
    #expect(!KeyboardShortcut("s", modifiers: .option).matches(.character("s")))
  }

  @Test("Ctrl and the shortcut's letter press its button from any focus")
  func pressing() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      VStack {
        Button("a") { tally.note("a") }
        Button("b") { tally.note("b") }.keyboardShortcut("b")
        Button("c") { tally.note("c") }.keyboardShortcut(nil)
      }
    }
    host.press(.control("b"), .control("c"))
    #expect(tally.log == ["b"])
  }

  @Test("onKeyPress matches one key, a set of keys, characters or all keys")
  func presses() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      Button("a") {}
        .onKeyPress(.upArrow) {
          tally.note("up")
          return .handled
        }
        .onKeyPress(keys: [.home, "x"]) { press in
          tally.note("key \(press.characters)")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          tally.note("digit \(press.characters)")
          return .handled
        }
        .onKeyPress(phases: .up) { _ in
          tally.note("never")
          return .handled
        }
        .onKeyPress { press in
          tally.note("any \(press.modifiers.rawValue) \(press.phase == .down)")
          return .ignored
        }
    }
    host.press(.up, .character("x"), .character("7"), .control("g"), .character("B"))
    #expect(tally.log == ["up", "key x", "digit 7", "any 4 true", "any 2 true"])
  }

  @Test("Enter in a field runs the submit actions up to the submit scope, innermost first")
  func submitting() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      VStack {
        TextField("a", text: .constant("")).onSubmit { tally.note("inner") }
        TextField("b", text: .constant("")).submitScope()
      }
      .onSubmit(of: .search) { tally.note("search") }
      .onSubmit { tally.note("outer") }
    }
    host.press(.enter, .tab, .enter)
    #expect(tally.log == ["inner", "outer"])
  }

  @Test("onMoveCommand, onExitCommand and onDeleteCommand react to their keys")
  func commands() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      Button("a") {}
        .onMoveCommand { tally.note("\($0)") }
        .onExitCommand { tally.note("exit") }
        .onDeleteCommand { tally.note("delete") }
    }
    host.press(.left, .up, .escape, .backspace)
    #expect(tally.log == ["left", "up", "exit", "delete"])
  }

  @Test("a click or Enter is a tap, and two clicks in a row are a double tap")
  func taps() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      VStack(alignment: .leading) {
        Text("one").onTapGesture { tally.note("one") }
        Text("two").onTapGesture(count: 2) { tally.note("two") }
        Text("long").gesture(LongPressGesture().onEnded { tally.note("long \($0)") })
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    host.click(0, 0)
    host.click(0, 1)
    #expect(tally.log == ["one"])
    host.click(0, 1)
    host.press(.down, .enter)
    #expect(tally.log == ["one", "two", "long true"])
  }

  @Test("allowsHitTesting(false) ignores clicks and accepts keys")
  func hitTesting() {
    let tally = Tally()
    let host = makeHost(20, 1) {
      Button("a") { tally.note("a") }.buttonStyle(.plain).allowsHitTesting(false)
    }
    host.click(10, 0)
    #expect(tally.log.isEmpty)
    host.press(.enter)
    #expect(tally.log == ["a"])
  }

  @Test("Ctrl-R runs the refreshable action")
  func refreshing() async {
    let done = await withCheckedContinuation { continuation in
      let host = makeHost(20, 1) {
        Button("a") {}.refreshable { continuation.resume(returning: true) }
      }
      host.press(.control("r"))
    }
    #expect(done)
  }
}
