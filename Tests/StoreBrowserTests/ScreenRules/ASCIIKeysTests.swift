import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Keys in ASCII")
@MainActor
struct ASCIIKeysTests {
  @Test(
    "symbols of keys become names, and adjacent keys are separated by slashes",
    arguments: [
      ("↑↓", "Up/Down"), ("↑↓⇥", "Up/Down/Tab"), ("⇥ ⇧⇥", "Tab Shift-Tab"), ("←→", "Left/Right"),
      ("↑↓←→", "Up/Down/Left/Right"), ("⏎", "Enter"), ("␣", "Space"), ("⌫ Del", "Backspace Del"),
      ("+ -", "+ -"), ("1-8", "1-8"), ("Ctrl-P", "Ctrl-P"), ("", ""),
    ]
  )
  func names(label: String, name: String) {
    #expect(KeySymbols.spelled(label) == name)
  }

  @Test("every command has only ASCII characters and no replaced arrow beside its name")
  func commands() throws {
    let model = try Robot(options: BrowserOptions(usesASCII: true)).browser.model
    for command in model.keyBindings.commands {
      for label in [command.label(model.words), command.labels(model.words)] {
        #expect(label.utf8.allSatisfy { $0 < 0x80 }, "\(command.id): \(label)")
        #expect(!label.contains("^"), "\(command.id): \(label)")
      }
    }
  }

  @Test("hints and help name every key of a command", arguments: BrowserScreen.allCases)
  func screens(screen: BrowserScreen) throws {
    let options = BrowserOptions(usesASCII: true, screen: screen)
    let robot = try Robot(width: 200, height: 200, options: options)
    let hints = robot.lines.last ?? ""
    #expect(!hints.contains("^"), "\(hints)")
    #expect(!hints.contains("<>"), "\(hints)")
    robot.press("?", "?")
    let rows = robot.lines.filter { $0.contains("Shift-Tab") }
    #expect(rows.contains { $0.contains("Tab Shift-Tab Next or previous control") })
    robot.expect("Up/Down/Tab ")
  }
}
