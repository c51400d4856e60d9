import Testing

@testable import TerminalUI

@Suite("Command menu")
@MainActor
struct CommandMenuTests {
  private struct Program: App {
    let tally: Tally
    var hasMenu = true

    init() { tally = Tally() }

    init(_ tally: Tally, hasMenu: Bool = true) { (self.tally, self.hasMenu) = (tally, hasMenu) }

    var body: some Scene {
      WindowGroup { Button("Press") { tally.note("press") } }
        .commands {
          if hasMenu {
            CommandMenu("Tools") {
              Button("Polish") { tally.note("polish") }
              Button("Count") { tally.note("count") }.keyboardShortcut("k")
            }
            CommandGroup(after: .newItem) { Button("New Thing") { tally.note("new") } }
          }
          CommandGroup(replacing: .help) {}
        }
    }
  }

  @Test("the menu line shows the menus and their key, and never takes the focus")
  func line() {
    let host = makeHost(30, 8) { AppRoot(Program(Tally())) }
    #expect(host.lines[0].contains("Tools") && host.lines[0].hasSuffix("F9"))
    #expect(host.focusLabel == "Press")
    host.press(.tab)
    #expect(host.focusLabel == "Press")
  }

  @Test(
    "F9 and F10 open all commands with their shortcuts, and Escape closes them",
    arguments: [9, 10]
  )
  func key(number: Int) {
    let tally = Tally()
    let host = makeHost(30, 10) { AppRoot(Program(tally)) }
    host.press(.function(number))
    #expect(host.lines.contains { $0.contains("Count") && $0.contains("Ctrl-K") }, "\(host.lines)")
    #expect(host.focusLabel == "Polish")
    host.press(.enter)
    #expect(tally.log == ["polish"] && host.focusLabel == "Press")
    host.press(.function(number), .down, .down, .enter)
    #expect(tally.log.last == "new")
    host.press(.function(number), .escape)
    #expect(host.focusLabel == "Press")
  }

  @Test("a click on the menu line opens the command menu")
  func click() {
    let host = makeHost(30, 10) { AppRoot(Program(Tally())) }
    host.update()
    host.click(4, 0)
    #expect(host.labels.contains("Polish"))
  }

  @Test("F10 opens the focused view's context menu, and F9 opens the commands")
  func contextMenu() {
    let host = makeHost(30, 10) { AppRoot(WithMenu()) }
    host.press(.function(10))
    #expect(host.labels.contains("Copy"))
    host.press(.escape, .function(9))
    #expect(host.labels.contains("Polish"))
  }

  private struct WithMenu: App {
    var body: some Scene {
      WindowGroup { Button("Press") {}.contextMenu { Button("Copy") {} } }
        .commands { CommandMenu("Tools") { Button("Polish") {} } }
    }
  }

  @Test("an app without commands has no menu line")
  func nothing() {
    let host = makeHost(30, 3) { AppRoot(Program(Tally(), hasMenu: false)) }
    #expect(!host.lines.joined().contains("F9"))
    #expect(!host.send(.key(.function(9))))
  }
}
