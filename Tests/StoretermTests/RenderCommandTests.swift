import Foundation
import Testing

@Suite("storeterm render")
struct RenderCommandTests {
  private static let file = Program.config("StreamingPass")

  private func render(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["render", Self.file] + arguments)
  }

  private func lines(_ outcome: Program.Outcome) -> [Substring] {
    outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test("render prints a screen of 80×24 on stdout and nothing else")
  func defaultSize() throws {
    let outcome = try render()
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(lines(outcome).count == 24)
    #expect(outcome.output.contains("Premium Yearly"))
    #expect(outcome.output.contains("Thu, Jan 1, 2026 00:00"))
    #expect(lines(outcome).last?.contains("q quit") == true)
  }

  @Test(
    "the forms of a transaction render to the same bytes, without signatures",
    arguments: 0..<5,
    ["text", "json"]
  )
  func forms(place: Int, format: String) throws {
    let presses = ["enter", "enter", "5", "v"] + Array(repeating: "right", count: place)
    let arguments =
      ["render", Self.file, "--height", "40", "--format", format]
      + presses.flatMap { ["--press", $0] }
    let first = try Program.run(arguments)
    #expect(first.exitCode == 0)
    #expect(first.output.contains("Signed renewal"))
    #expect(try Program.run(arguments).output == first.output)
    let isPlain = place == 0 || place == 3
    #expect(first.output.contains("are new each time") != isPlain, "\(first.output)")
  }

  @Test("an option value with the name of a file is not opened as the file")
  func otherConfigurations() throws {
    let folder = try Program.Folder()
    let broken = try folder.file("broken.storekit", "{ not one").path
    let missing = broken + "/no.storekit"
    for other in [broken, missing] {
      for arguments in [["--select", other, Self.file], [Self.file, "--select", other]] {
        let outcome = try Program.run(["render"] + arguments)
        #expect(outcome.exitCode == 2, "\(outcome.errors)")
        #expect(outcome.errors.contains("no plan \"\(other)\""), "\(outcome.errors)")
        #expect(outcome.errors.contains("com.example.streamingpass"), "\(outcome.errors)")
      }
    }
    #expect(try Program.run(["render", broken]).errors.contains("broken.storekit:1:"))
    #expect(try Program.run(["render", missing]).errors.contains("there is no such file"))
  }

  @Test("a scenario's customer has the same history in another language and storefront")
  func sameTimeline() throws {
    let folder = try Program.Folder()
    let scenario = try folder.file(
      "life.yaml",
      """
      store: \(Self.file)
      start: 2026-01-15T10:00:00Z
      steps:
        - purchase: com.example.streamingpass.basic.monthly
        - until: 2026-04-01T00:00:00Z
      """
    )
    func screen(_ name: String, _ arguments: String...) throws -> String {
      let common = ["render", "--scenario", scenario.path, "--screen", name]
      return try Program.run(common + arguments).output
    }
    let own = try screen("timeline")
    #expect(own.contains("store opened") && own.contains("renewed"), "\(own)")
    // Amounts charged in dollars stay in dollars.
    for name in ["timeline", "transactions"] {
      #expect(try screen(name, "--storefront", "DEU") == screen(name))
    }
    let german = try screen("timeline", "--locale", "de_DE")
    #expect(german.contains("Store geöffnet"), "\(german)")
    #expect(german.split(separator: "\n").count == own.split(separator: "\n").count)
    #expect(!german.contains("geändert"), "\(german)")
    let store = try Program.run([
      "render", "--scenario", scenario.path, "--storefront", "DEU", "--locale", "de_DE",
    ])
    #expect(store.output.contains("99,99 €"), "\(store.output)")
  }

  @Test("the palette can be printed, and spoken output marks dimmed commands")
  func palette() throws {
    let outcome = try render("--screen", "palette")
    #expect(outcome.exitCode == 0)
    #expect(try outcome.output == render("--press", "ctrl-p").output)
    let told = try render("--screen", "palette", "--format", "spoken", "--height", "200").output
    let lines = told.split(separator: "\n")
    #expect(lines.contains { $0.contains("Previous placement, button, dimmed, ") }, "\(told)")
    #expect(lines.contains { $0.hasSuffix("next event, button") })
  }

  @Test(
    "--screen prints the screen that its key opens",
    arguments: [
      ("store", "1", "Premium Yearly"), ("gallery", "2", "━ automatic ━"),
      ("account", "3", "Put the customer into"), ("timeline", "4", "store opened"),
      ("transactions", "5", "No Transactions"), ("messages", "6", "No Messages"),
      ("settings", "7", "Time rate"), ("configuration", "8", "Subscription groups"),
      ("help", "?", "In the store"),
    ]
  )
  func screens(name: String, key: String, text: String) throws {
    let outcome = try render("--screen", name)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains(text), "\(outcome.output)")
    #expect(try outcome.output == render("--press", key).output)
  }

  @Test("an unknown screen exits with 2 and lists the known ones")
  func unknownScreen() throws {
    let outcome = try render("--screen", "cellar")
    #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
    for name in ["store", "configuration", "help", "palette"] {
      #expect(outcome.errors.contains(name), "\(outcome.errors)")
    }
  }

  @Test("every screen of a scenario's customer renders to the same bytes each time")
  func lived() throws {
    let scenario = URL(fileURLWithPath: Self.file).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Pictures/life.yaml").path
    for screen in ["account", "timeline", "transactions", "messages"] {
      let arguments = ["render", "--scenario", scenario, "--screen", screen, "--format", "json"]
      let first = try Program.run(arguments, environment: ["TZ": "Asia/Tokyo"])
      #expect(first.exitCode == 0, "\(first.errors)")
      #expect(try Program.run(arguments, environment: ["LANG": "de"]).output == first.output)
    }
  }

  @Test("the example of an empty file passes a strict check and opens a store when it is saved")
  func example() throws {
    let folder = try Program.Folder()
    let empty = try folder.file("Empty.storekit", #"{ "version" : { "major" : 4, "minor" : 0 } }"#)
    let shown = try Program.run(["render", empty.path, "--height", "80"]).output
    let rows = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(rows.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "{" })
    let margin = rows[first].prefix { $0 == " " }
    let last = try #require(rows.lastIndex { $0 == margin + "}" })
    let example = rows[first...last].map { $0.dropFirst(margin.count) }.joined(separator: "\n")
    let file = try folder.file("Example.storekit", example)
    let check = try Program.run(["check", "--strict", file.path])
    #expect(check.exitCode == 0, "\(check.output)")
    let store = try Program.run(["render", file.path])
    #expect(store.output.contains("Premium Monthly"), "\(store.output)")
  }

  @Test("spoken output stays within ASCII with --ascii")
  func spokenASCII() throws {
    let told = try render("--format", "spoken", "--ascii").output
    #expect(told.contains("Up/Down choose") && told.utf8.allSatisfy { $0 < 0x80 }, "\(told)")
  }

  @Test(
    "a contact sheet refuses options that it would ignore",
    arguments: [["--screen", "help"], ["--press", "down"], ["--control-style", "picker"]]
  )
  func contactSheetAlone(arguments: [String]) throws {
    let outcome = try Program.run(["render", Self.file, "--contact-sheet"] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains("Leave --screen, --press, --control-style and --placement out.")
    )
  }

  @Test("--contact-sheet accepts --format svg only, and --cast accepts no format")
  func namedFormat() throws {
    let sheet = try render("--contact-sheet", "--format", "svg")
    #expect(sheet.exitCode == 0, "\(sheet.errors)")
    #expect(sheet.output == (try render("--contact-sheet").output))
    for (option, format) in [
      ("--contact-sheet", "text"), ("--contact-sheet", "html"), ("--cast", "text"),
      ("--cast", "svg"),
    ] {
      let outcome = try Program.run(["render", Self.file, option, "--format", format])
      #expect(outcome.exitCode == 2, "\(option) \(format)")
      #expect(outcome.errors.contains("--format, --contact-sheet and --cast exclude each other."))
    }
  }

  @Test(
    "render accepts any size from 1×1 to 1000×1000",
    arguments: [(40, 12), (120, 40), (1, 1), (1000, 1000)]
  )
  func size(width: Int, height: Int) throws {
    let outcome = try render("--width", "\(width)", "--height=\(height)")
    #expect(outcome.exitCode == 0)
    #expect(lines(outcome).count == height)
    #expect(lines(outcome).allSatisfy { $0.count <= width })
  }

  @Test("--press presses keys in order")
  func keys() throws {
    let outcome = try render("--press", "down", "--press", "enter", "--press", "enter")
    #expect(outcome.output.contains("Subscribed to Premium Monthly until Jan 8, 2026"))
    let typed = try render(
      "--press",
      "T",
      "--press",
      "2",
      "--press",
      "w",
      "--press",
      "enter"
    )
    #expect(typed.output.contains("Nothing happened until Jan 15, 2026"))
  }

  @Test(
    "--press accepts every key name",
    arguments: [
      "up", "down", "left", "right", "enter", "space", "tab", "backtab", "escape", "home", "end",
      "pageup", "pagedown", "backspace", "ctrl-x", "x", "?", "日", "-",
    ]
  )
  func keyNames(name: String) throws {
    #expect(try render("--press=\(name)").exitCode == 0)
  }

  @Test("the appearance panel changes the theme, but not with --no-color")
  func theme() throws {
    let keys = ["--press", "v", "--press", "end"]
    let light = try Program.run(["render", Self.file, "--theme", "light"] + keys).output
    #expect(light.contains(/Colours +light/))
    let recording = ["render", Self.file, "--cast", "--press", "v", "--press", "end"]
    let next = ["--press", "right"]
    let changed = try Program.run(recording + ["--theme", "light"] + next).output
    #expect(changed.contains(/38;5;25[;m]/) && changed.contains(/38;5;75[;m]/))
    let plain = try Program.run(recording + ["--no-color"] + next).output
    #expect(!plain.contains("38;5;") && plain.contains("The terminal has no colours."))
  }

  @Test("--theme accepts a theme of the settings file, in every format with colours")
  func ownTheme() throws {
    let folder = try Program.Folder()
    let config = folder.url.appending(path: "storeterm")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    let text = "themes:\n  sea:\n    background: \"#0a1f2e\"\n    price: \"#ffd479\"\n"
    try Data(text.utf8).write(to: config.appending(path: "settings.yaml"))
    let environment = ["HOME": "/h", "XDG_CONFIG_HOME": folder.url.path]
    func render(_ options: String...) throws -> Program.Outcome {
      try Program.run(["render", Self.file] + options, environment: environment)
    }
    for format in ["svg", "html"] {
      let output = try render("--theme", "sea", "--format", format).output
      #expect(output.contains("#0a1f2e") && output.contains("#ffd479"), "\(format)")
    }
    for options in [["--format", "ansi"], ["--cast"]] {
      let arguments = ["render", Self.file, "--theme", "sea"] + options
      let output = try Program.run(arguments, environment: environment).output
      #expect(output.contains("48;2;10;31;46") && output.contains("38;2;255;212;121"))
    }
    let unknown = try render("--theme", "see")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("Unknown theme"), "\(unknown.errors)")
    #expect(unknown.errors.contains("Themes: auto, light, dark, mono, sea."), "\(unknown.errors)")
    let plain = try render("--theme", "sea", "--no-color", "--format", "ansi").output
    #expect(!plain.contains("48;2;"))
  }

  @Test("options can precede or follow the file")
  func order() throws {
    let after = try Program.run(["render", Self.file, "--width", "60", "--ascii"])
    let before = try Program.run(["render", "--width", "60", "--ascii", Self.file])
    #expect(after.exitCode == 0)
    #expect(after.output == before.output)
  }

  @Test("--ascii draws ASCII only")
  func ascii() throws {
    let outcome = try render("--ascii", "--locale", "ja")
    #expect(outcome.output.utf8.allSatisfy { $0 < 128 })
    #expect(outcome.output.contains("(*)"))
  }

  @Test("options set language, storefront, group, plan, start and zone")
  func store() throws {
    #expect(try render("--locale", "de").output.contains("Premium jährlich"))
    #expect(try render("--storefront", "JPN").output.contains("¥"))
    #expect(try render("--group", "2164C1F7").exitCode == 0)
    let basic = "com.example.streamingpass.basic.monthly"
    #expect(try render("--select", basic).output.contains("◉  Basic Monthly"))
    #expect(try render("--start", "2026-06-01").output.contains("Mon, Jun 1, 2026 00:00"))
    #expect(
      try render("--start", "2026-06-01T10:00:00Z", "--zone", "Asia/Tokyo").output
        .contains("Mon, Jun 1, 2026 19:00")
    )
    #expect(
      try render("--start", "2026-06-01", "--zone", "Asia/Tokyo").output
        .contains("Mon, Jun 1, 2026 00:00")
    )
  }

  @Test(
    "a wrong option value exits with 2 and names accepted values",
    arguments: [
      (["--width", "0"], "1 to 1000"), (["--height", "1001"], "1 to 1000"),
      (["--width", "wide"], "'wide' is invalid"), (["--press", "bogus"], "Unknown key"),
      (["--group", "nope"], "Streaming Pass (2164C1F7)"),
      (["--select", "nope"], "com.example.streamingpass.premium.yearly"),
      (["--zone", "Mars"], "Europe/Berlin"), (["--start", "soon"], "2026-01-01"),
      (["--start", "1m"], "2026-01-01"), (["--start", "2026-02-30"], "2026-01-01"),
      (["--storefront", "XXX"], "USA, JPN"), (["--locale", "nonsense"], "ja or de_DE"),
      (["--colour", "dark"], "Unknown option '--colour'"), (["--press"], "Missing value"),
      (["Other.storekit"], "Other.storekit"),
    ]
  )
  func wrong(arguments: [String], remedy: String) throws {
    let outcome = try Program.run(["render", Self.file] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    let first = outcome.errors.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("Error: "))
    #expect(first.contains(remedy), "\(outcome.errors)")
  }

  @Test("an option value that does not fit the file is reported in one line")
  func oneLine() throws {
    for arguments in [["--zone", "Mars"], ["--group", "nope"], ["--storefront", "XXX"]] {
      let outcome = try Program.run(["render", Self.file] + arguments)
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }

  @Test(
    "an unreadable file exits with 2 and its name",
    arguments: ["/nowhere/A.storekit", "/"]
  )
  func unreadable(path: String) throws {
    let outcome = try Program.run(["render", path])
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(path))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("a malformed file exits with 2 and the position")
  func malformed() throws {
    let folder = try Program.Folder()
    let file = try folder.file("A.storekit", "{\n  \"products\" :")
    let outcome = try Program.run(["render", file.path])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("A.storekit:2:"))
  }

  @Test("a file name with control characters is printed escaped")
  func hostilePath() throws {
    let outcome = try Program.run(["render", "/nowhere/\u{1B}[31m.storekit"])
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(outcome.exitCode == 2)
  }

  @Test("the output does not depend on the environment")
  func environments() throws {
    let expected = try Program.run(["render", Self.file], environment: [:]).output
    #expect(expected.contains("Premium Yearly"))
    let environments: [[String: String]] = [
      ["LANG": "ja_JP.UTF-8", "LC_ALL": "de_DE.UTF-8"],
      ["LANG": "C", "LC_ALL": "POSIX"],
      ["TERM": "dumb"],
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
      ["NO_COLOR": "1"],
      ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"],
      ["COLUMNS": "40", "LINES": "12"],
      ["TZ": "Asia/Tokyo"],
      ["LANGUAGE": "ar", "AppleLocale": "ar"],
      ["HOME": "/nowhere", "XDG_CONFIG_HOME": "/nowhere"],
    ]
    for environment in environments {
      let outcome = try Program.run(["render", Self.file], environment: environment)
      #expect(outcome.output == expected, "\(environment)")
      #expect(outcome.exitCode == 0)
    }
  }

  @Test(
    "without a file render opens the only configuration of the folder, and else reports an error"
  )
  func folder() throws {
    let folder = try Program.Folder()
    let none = try Program.run(["render"], in: folder.url, environment: [:])
    #expect(none.exitCode == 2)
    #expect(none.errors.contains("No .storekit file in the current directory"))
    try folder.add("FlowerMovie", as: "One.storekit")
    try folder.file("notes.txt", "nothing")
    let one = try Program.run(["render"], in: folder.url, environment: [:])
    #expect(one.exitCode == 0)
    #expect(one.output.contains("Flower Movie"))
    try folder.add("StreamingPass", as: "Another.storekit")
    let two = try Program.run(["render"], in: folder.url, environment: [:])
    #expect(two.exitCode == 2)
    #expect(two.errors.contains("Another.storekit, One.storekit"))
  }

  @Test("a closed reader ends render without a message")
  func closedPipe() throws {
    let folder = try Program.Folder()
    let errors = try folder.file("errors")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let code = try Program.launch(
      ["render", Self.file, "--height", "1000", "--width", "1000"],
      output: pipe.fileHandleForWriting,
      errors: try FileHandle(forWritingTo: errors)
    )
    #expect(code == 0)
    #expect(try Data(contentsOf: errors).isEmpty)
  }
}
