import Foundation
import PurchaseFlow
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The settings file")
struct SettingsFileTests {
  private func settings(_ text: String) throws -> SettingsFile {
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    try Data(text.utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    return try SettingsFile(path: place.path)
  }

  @Test("the settings file changes only the settings that it names")
  func named() throws {
    let file = try settings(
      """
      theme: light
      mouse: false
      control-style: pagedPicker
      keys:
        clock.next-event: [n, ctrl-t]
        program.quit: Q
      """
    )
    #expect(
      file.options == ["theme": "light", "mouse": "false", "control-style": "pagedPicker"]
    )
    #expect(file.isOn("mouse") == false)
    #expect(file.isOn("ascii") == nil)
    #expect(file.keys["clock.next-event"] == [.character("n"), .control("t")])
    #expect(file.keys["program.quit"] == [.character("Q")])
    #expect(try SettingsFile(path: "/nowhere/settings.yaml") == SettingsFile())
  }

  @Test("themes have colours in four spellings, and are found by name")
  func themes() throws {
    let file = try settings(
      """
      theme: second
      themes:
        first:
          background: "#fff"
          accent: "#0055Aa"
          on-accent: 231
          price: bright-blue
          badge: 5
        second:
        third:
          base: dark
          text: white
      """
    )
    #expect(file.themes.map(\.name) == ["first", "second", "third"])
    let first = try file.theme(named: "first")
    #expect(first.background == CellColor(red: 255, green: 255, blue: 255))
    #expect(first.backgroundScheme == .light)
    #expect(
      first.colors == [
        .accent: CellColor(red: 0, green: 0x55, blue: 0xAA),
        .onAccent: CellColor(red: 255, green: 255, blue: 255),
        .price: CellColor(ansi: 12), .badge: CellColor(ansi: 5),
      ]
    )
    #expect(try file.theme(named: "second").backgroundScheme == nil)
    #expect(try file.theme(named: "third").backgroundScheme == .dark)
    #expect(try file.theme(named: "third").text == CellColor(ansi: 7))
    #expect(try file.theme(named: "mono") == .mono)
    let known = ["auto", "light", "dark", "mono", "first", "second", "third"]
    #expect(throws: BrowserError.unknownTheme("x", known: known)) {
      try file.theme(named: "x")
    }
  }

  @Test(
    "an error in the settings file shows its position and the accepted values",
    arguments: [
      ("theme: pink", "1:8", "auto, light, dark, mono"),
      ("color: maybe", "1:8", "true, false"),
      ("theme: pink\nthemes:\n  forest:", "1:8", "auto, light, dark, mono, forest"),
      ("themes:\n  light:\n    accent: 3", "2:3", "built-in theme. Give your theme another name"),
      ("themes:\n  my theme:", "2:3", "Give your theme another name"),
      ("themes:\n  a:\n    accent: blurple", "3:13", "Write \"#5fafff\""),
      ("themes:\n  a:\n    accent: \"#12345\"", "3:13", "bright-white"),
      ("themes:\n  a:\n    price: 256", "3:12", "a number from 0 to 255"),
      ("themes:\n  a:\n    price: #5fafff", "3:11", "in quotation marks: \"#5fafff\""),
      ("themes:\n  a:\n    standard: red", "3:5", "base, text, background, accent, on-accent"),
      ("themes:\n  a:\n    base: mono", "3:11", "auto, light, dark"),
      ("themes: pink", "1:9", "key: value"),
      ("colour: true", "1:1", "color"),
      ("keys:\n  clock.next: t", "2:3", "clock.next-event"),
      ("keys:\n  program.quit: [q, hyper]", "2:21", "one character"),
      ("- a", "1:1", "key: value"),
      ("a: [", "2:1", "Invalid YAML"),
      ("locale: xx", "1:9", "ja or de_DE"), ("zone: Mars", "1:7", "Europe/Berlin"),
      ("storefront: ZZZ", "1:13", "USA, JPN or DEU"),
      ("button-label: multiline.blue", "1:15", "multiline.action"),
      ("placement: leading", "1:12", "automatic"),
      ("placement: leading\ncontrol-style: picker", "1:12", "picker has no placement"),
    ]
  )
  func wrong(text: String, place: String, advice: String) throws {
    let error = try #require(throws: YAMLFileError.self) { try settings(text) }
    #expect(error.description.contains(place), "\(error)")
    #expect(error.description.contains(advice), "\(error)")
  }

  @Test(
    "a key that a terminal cannot deliver is refused with its position and an alternative",
    arguments: [
      ("ctrl-c", "ctrl-t"), ("Ctrl-Z", "ctrl-t"), ("ctrl-l", "ctrl-t"), ("ctrl-m", "Write enter"),
      ("ctrl-j", "Write enter"), ("ctrl-i", "Write tab"), ("ctrl-h", "Write backspace"),
      ("\"ctrl-?\"", "Write backspace"), ("\"ctrl-[\"", "Write escape"), ("ctrl-5", "ctrl-t"),
      ("ctrl-é", "ctrl-t"), ("\"\\u202E\"", "a visible character"),
      ("\"\\u200B\"", "a visible character"), ("\"\\xAD\"", "a visible character"),
      ("\"\\e\"", "a visible character"), ("\"\\t\"", "a visible character"),
      ("\"\\u0301\"", "a visible character"), ("\"\\_\"", "a visible character"),
    ]
  )
  func unheardKeys(key: String, advice: String) throws {
    let error = try #require(throws: YAMLFileError.self) {
      try settings("keys:\n  program.quit: [Q, \(key)]")
    }
    #expect(error.description.contains("2:21"), "\(error)")
    #expect(error.description.contains(advice), "\(error)")
    #expect(!error.description.unicodeScalars.contains { $0.properties.isBidiControl })
  }

  @Test(
    "every other key is accepted, even if shells or terminals use it",
    arguments: [
      "ctrl-s", "ctrl-q", "'ctrl-\\'", "'ctrl-]'", "ctrl-a", "é", "\"e\\u0301\"", "全", "tab",
      "enter",
    ]
  )
  func heardKeys(key: String) throws {
    #expect(try settings("keys:\n  program.quit: \(key)").keys["program.quit"]?.count == 1)
  }

  @Test(
    "a key is refused if another command of the file has it in the same context",
    arguments: [
      ("clock.next-event: x\n  look.next-style: x", "3:20", "clock.next-event"),
      ("look.next-style: [f5, x]\n  clock.undo: [f6, Z, F5]", "3:23", "look.next-style"),
      ("clock.undo: Ctrl-T\n  program.quit: ctrl-t", "3:17", "clock.undo"),
      ("look.copy: y\n  timeline.ways: y\n  clock.move: y", "4:15", "look.copy"),
      ("messages.agree: \"\\xE9\"\n  messages.open: \"e\\u0301\"", "3:18", "messages.agree"),
    ]
  )
  func keyOfTwo(keys: String, place: String, owner: String) throws {
    let error = try #require(throws: YAMLFileError.self) { try settings("keys:\n  \(keys)") }
    #expect(error.description.contains(":\(place): "), "\(error)")
    #expect(
      error.message == "The command \(owner) already has this key. Write another key.",
      "\(error)"
    )
  }

  @Test(
    "commands with separate contexts, or with the same default key, can share a key",
    arguments: [
      ["look.copy", "timeline.ways", "messages.agree"],
      ["timeline.go-back", "timeline.take-way"],
      ["list.clear-filter", "screen.back", "timeline.events"],
      ["look.next-group", "list.next-match", "transactions.next-match"],
    ]
  )
  func sharedKeys(commands: [String]) throws {
    let file = try settings("keys:\n" + commands.map { "  \($0): x\n" }.joined())
    for command in commands { #expect(file.keys[command] == [.character("x")]) }
  }

  @Test("every command accepts its own default keys")
  func usualKeys() throws {
    let usual = BrowserCommand.table.filter { $0.action != nil && !$0.keys.isEmpty }
    let lines = usual.map { command in
      let names = command.keys.map { "\"\(Self.name(of: $0))\"" }
      return "  \(command.id): [\(names.joined(separator: ", "))]\n"
    }
    let file = try settings("keys:\n" + lines.joined())
    for command in usual { #expect(file.keys[command.id] == command.keys, "\(command.id)") }
  }

  /// The spelling of a key in the settings file: `ctrl-a`, `f5`.
  private static func name(of key: Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .control(let character): "ctrl-\(character)"
    case .function(let number): "f\(number)"
    default: "\(key)"
    }
  }

  @Test("a key that is repeated for one command counts once")
  func repeatedKey() throws {
    let file = try settings("keys:\n  program.quit: [Q, tab, Q, Tab]")
    #expect(file.keys["program.quit"] == [.character("Q"), .tab])
  }

  @Test("a key assigned in the file overrides the default command of that key")
  func keyOfProgram() throws {
    let file = try settings("keys:\n  clock.next-event: s\n  look.next-style: t")
    #expect(file.keys["clock.next-event"] == [.character("s")])
    #expect(file.keys["look.next-style"] == [.character("t")])
    #expect(BrowserCommand.withoutKey(by: file.keys).map(\.id).contains("messages.appear"))
  }

  @Test(
    "a YAML syntax error shows its position",
    arguments: [
      ("theme: light\ntheme: dark", "2:1", "Duplicate key \"theme\", first used in line 1."),
      ("keys:\n  program.quit: Q\n  program.quit: x", "3:3", "first used in line 2."),
      ("theme: \u{7}light", "1:8", "U+0007"),
    ]
  )
  func unreadable(text: String, place: String, words: String) throws {
    let error = try #require(throws: YAMLFileError.self) { try settings(text) }
    #expect(error.description.contains(":\(place): "), "\(error)")
    #expect(error.message.contains(words), "\(error)")
  }

  @Test("a folder in place of the settings file is refused with a request to replace it")
  func folder() throws {
    let path = FileManager.default.temporaryDirectory.path
    let error = try #require(throws: YAMLFileError.self) { try SettingsFile(path: path) }
    #expect(error.message == "This is a folder, not a text file. Replace it with a text file.")
  }

  @Test("a placement that the command line's style lacks is ignored, others are kept")
  func placementOfOtherStyle() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    try Data("placement: bottomBar\ncontrol-style: compactPicker".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let lacking = try SettingsFile(path: place.path, controlStyle: "picker")
    #expect(lacking.options["placement"] == nil)
    let having = try SettingsFile(path: place.path, controlStyle: "compactPicker")
    #expect(having.options["placement"] == "bottomBar")
  }

  @Test(
    "a settings file with only comments changes nothing",
    arguments: ["", "\n", "# theme: light\n", "---\n", "keys:\n  # program.quit: Q\n"]
  )
  func nothing(text: String) throws {
    #expect(try settings(text) == SettingsFile())
  }

  @Test("the documentation page lists every key, and its example is valid")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appending(path: "Documentation/Settings-file.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    for (key, words) in SettingsFile.optionWords {
      let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(key)` |") })
      // A command lists the styles.
      for word in words ?? [] where key != "control-style" {
        #expect(row.contains("`\(word)`"), "\(row)")
      }
    }
    let block = page.split(separator: "```yaml\n").last?.split(separator: "```").first
    let example = try #require(block)
    let file = try settings(String(example))
    #expect(file.options["theme"] == "light")
    #expect(file.keys["clock.next-event"] == [.character("n"), .function(5)])
  }

  @Test("a command without a key has no hint, and a message names it")
  @MainActor
  func lostKey() throws {
    var options = BrowserOptions()
    options.keys = ["clock.move": [.character("q")]]
    let robot = try Robot(width: 200, options: options)
    robot.expect("The settings file leaves no key for: Quit")
    robot.expect("q move clock")
    #expect(robot.lines.last?.contains("quit") == false, "\(robot.screen)")
    robot.press("down")
    robot.press("ctrl-p")
    robot.type("quit")
    robot.press("enter")
    #expect(robot.browser.model.navigation.exitCode == 0)
  }

  @Test("a message names commands with the same title once if they lost their keys")
  @MainActor
  func lostKeysOfOneName() throws {
    var options = BrowserOptions()
    options.keys = ["clock.next-event": [.character("n"), .function(5)]]
    let robot = try Robot(width: 200, options: options)
    robot.expect("The settings file leaves no key for: Next subscription group and Next match")
  }

  @Test("the settings file is in XDG_CONFIG_HOME, or in .config of the home folder")
  func place() {
    #expect(
      SettingsFile.path(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"])
        == "/c/storeterm/settings.yaml"
    )
    #expect(
      SettingsFile.path(environment: ["XDG_CONFIG_HOME": "relative", "HOME": "/h"])
        == "/h/.config/storeterm/settings.yaml"
    )
  }

  @Test("an assigned key runs its command and no longer the default command")
  @MainActor
  func chosenKeys() throws {
    var options = BrowserOptions()
    options.keys = ["look.next-style": [.character("t")]]
    let robot = try Robot(options: options)
    robot.press("t")
    #expect(robot.browser.model.store.appearance.controlStyle == "picker")
    robot.press("s")
    #expect(robot.browser.model.store.appearance.controlStyle == "picker")
    robot.expect("t style")
    robot.press("?", "/")
    robot.type("next control")
    robot.expect("t", "Next control style")
  }
}
