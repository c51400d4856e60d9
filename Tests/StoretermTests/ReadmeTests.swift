import Foundation
import TestSupport
import Testing

@Suite("The README", .timeLimit(.minutes(LongTest.minutes(30))))
struct ReadmeTests {
  #if os(Linux)
  @Test("begins with pictures that the program makes, by the commands that stand beside them")
  func pictures() throws {
    let readme = try Readme()
    let commands = readme.inlineCode.filter {
      $0.hasPrefix("storeterm render") && $0.contains("--format svg")
    }
    #expect(readme.pictures.count == 2)
    #expect(commands.count == readme.pictures.count)
    let (picture, title) = (readme.text.range(of: "!["), readme.text.range(of: "\n## "))
    #expect(try #require(picture).lowerBound < #require(title).lowerBound)
    for (path, command) in zip(readme.pictures, commands) {
      let outcome = try Program.run(
        Array(Readme.words(of: command).dropFirst()),
        in: Readme.root,
        environment: [:]
      )
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      let golden = GoldenFile(Readme.root.appending(path: path), text: outcome.output)
      let complaint = try golden.complaint(recordWith: "ReadmeTests")
      #expect(complaint == nil, "\(complaint ?? "")")
    }
  }
  #endif

  /// What needs no terminal, and ends by itself.
  private static func isPrinted(_ command: String) -> Bool {
    let printing = ["render", "simulate", "check", "diff", "fmt", "info", "styles", "--bugreport"]
    return Readme.words(of: command).dropFirst().first.map(printing.contains) ?? false
  }

  @Test("shows commands that do what it says")
  func commands() throws {
    let readme = try Readme()
    let folder = try readme.sampleFolder()
    let commands = readme.commands.filter { $0.hasPrefix("storeterm ") }
    #expect(commands.count >= 10)
    for command in commands where Self.isPrinted(command) {
      let outcome = try Program.run(
        Array(Readme.words(of: command).dropFirst()),
        in: folder.url,
        environment: ["HOME": folder.url.path, "LC_ALL": "C.UTF-8"]
      )
      // Files that differ are what diff is shown with.
      #expect(outcome.exitCode == (command.contains(" diff ") ? 1 : 0), "\(outcome.errors)")
      if command.contains(" diff ") {
        #expect(readme.blocks("").contains(outcome.output), "\(outcome.output)")
      }
    }
  }

  /// What a shell prints for a line at the root of the package.
  private static func printed(by line: String) throws -> (text: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = Readme.root
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test("shows commands of make that there are, and those that open a store do so")
  func make() throws {
    let readme = try Readme()
    let commands = (readme.commands + readme.inlineCode).filter { $0.hasPrefix("make ") }
    #expect(commands.count >= 10)
    var opened = 0
    let program = try #require(Program.url).path
    for command in commands {
      let recipe = try Self.printed(by: command.replacing("make ", with: "make -n "))
      #expect(recipe.code == 0 && !recipe.text.isEmpty, "\(command)")
      for line in recipe.text.split(separator: "\n") {
        guard let place = line.range(of: "swift run storeterm ") else { continue }
        // Line by line the store is shown without a terminal, until its input ends.
        let command = line[place.upperBound...].split(separator: " || ")[0]
        let arguments = command + " --accessible --ephemeral </dev/null"
        let store = try Self.printed(by: "'\(program)' \(arguments)")
        #expect(store.code == 0, "\(command)")
        #expect(store.text.split(separator: "\n").count > 10, "\(command): \(store.text)")
        opened += 1
      }
    }
    #expect(opened >= 2)
    let help = try Self.printed(by: "make help")
    for command in commands {
      let target = Readme.words(of: command).dropFirst().first ?? ""
      #expect(help.text.contains("make \(target) "), "\(command)")
    }
  }

  /// The rows of the table of options below a sentence, without heads.
  private static func optionRows(after sentence: String) throws -> [String] {
    let text = try Readme().text
    let start = try #require(text.range(of: sentence), "\(sentence)")
    let lines = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("| `--") }.prefix { $0.hasPrefix("|") }
      .compactMap { $0.components(separatedBy: " | ").first }
  }

  /// The options in rows of a table, with their values.
  private static func options(in rows: [String]) -> [String] {
    rows.flatMap { $0.split(separator: "`").map(String.init).filter { $0.hasPrefix("--") } }
  }

  @Test(
    "shows values in its tables of options that the program takes",
    arguments: ["`browse` and `render`:", "`render` alone:"]
  )
  func optionTables(sentence: String) throws {
    let folder = try Readme().sampleFolder()
    let examples = Self.options(in: try Self.optionRows(after: sentence))
    #expect(examples.count >= 6, "\(examples)")
    for example in examples {
      let words = Readme.words(of: example).map { word in
        switch word {
        case "FILE": "Trial.yaml"
        case "PRODUCT": "com.example.streamingpass.premium.monthly"
        case "NAME": "Streaming Pass"
        default: word
        }
      }
      let outcome = try Program.run(
        ["render", example.contains("--scenario") ? "Flow.storekit" : "Store.storekit"] + words
          // That style has the placement that is named.
          + (example.contains("--placement") ? ["--control-style", "compactPicker"] : []),
        in: folder.url,
        environment: [:]
      )
      #expect(outcome.exitCode == 0, "\(example): \(outcome.errors)")
      #expect(!outcome.output.isEmpty, "\(example)")
    }
  }

  #if os(Linux)
  @Test("shows Swift that compiles and can be seen", arguments: ["TeaTimer", "Shop"])
  func swift(name: String) throws {
    let folder = try Readme().sampleFolder()
    let inherited = ProcessInfo.processInfo.environment
    let outcome = try Program.run(
      ["preview", "\(name).swift", "--store", "Store.storekit", "--print"],
      in: folder.url,
      environment: [
        "PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": inherited["HOME"] ?? "/",
        "XDG_STATE_HOME": folder.url.path, "LC_ALL": "C.UTF-8",
      ]
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let text = name == "Shop" ? "Premium Yearly" : "0 cups"
    #expect(outcome.output.contains(text), "\(outcome.output)")
  }

  @Test("shows a product that a package of one's own builds an app with")
  func package() throws {
    let product = try #require(try Readme().blocks("swift").first { $0.contains(".product(") })
    let folder = try Readme().sampleFolder()
    let app = folder.url.appending(path: "App/Sources/TeaTimer")
    let manager = FileManager.default
    try manager.createDirectory(at: app, withIntermediateDirectories: true)
    try manager.moveItem(
      at: folder.url.appending(path: "TeaTimer.swift"),
      to: app.appending(path: "TeaTimer.swift")
    )
    // A package that lies beside another one is known by the name of its folder.
    try manager.createSymbolicLink(
      at: folder.url.appending(path: "storeterm"),
      withDestinationURL: Readme.root
    )
    try folder.file(
      "App/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "TeaTimer",
        dependencies: [.package(path: "../storeterm")],
        targets: [.executableTarget(name: "TeaTimer", dependencies: [\(product)])]
      )

      """
    )
    let built = try Self.printed(by: "swift build --package-path '\(folder.url.path)/App' 2>&1")
    try #require(built.code == 0, "\(built.text)")
    let shown = try Self.printed(by: "'\(folder.url.path)/App/.build/debug/TeaTimer' </dev/null")
    #expect(shown.code == 0 && shown.text.contains("0 cups"), "\(shown.text)")
  }

  /// The words that all options of the table of previews make with their values, but for those
  /// that exclude one another.
  private static func previewWords(without excluded: [String]) throws -> [String] {
    let named = options(in: try optionRows(after: "| the next preview |"))
    #expect(named.count >= 14, "\(named)")
    let valued = options(in: try optionRows(after: "`browse` and `render`:"))
    return named.filter { !excluded.contains($0) }.flatMap { option -> [String] in
      switch option {
      case "--store FILE": ["--store", "Store.storekit"]
      case "--preview NAME": ["--preview", "Preview"]
      case "--group NAME": ["--group", "2164C1F7"]
      case "--journal": ["--journal", "journal.sqlite"]
      case "--scenario": ["--scenario", "Trial.yaml"]
      // "As for browse", with the value that stands there.
      default: Readme.words(of: valued.first { $0.hasPrefix(option + " ") } ?? option)
      }
    }
  }

  @Test(
    "shows values in its table of options that preview takes",
    arguments: [["--journal", "--scenario"], ["--journal", "--ephemeral", "--start", "--zone"]]
  )
  func previewOptions(without excluded: [String]) throws {
    let folder = try Readme().sampleFolder()
    // The README's own scenario is of another store, which the preview does not show.
    let plan = "com.example.streamingpass.premium.monthly"
    try folder.file(
      "Trial.yaml",
      "store: Store.storekit\nstart: 2026-01-01T00:00:00Z\nsteps:\n  - purchase: \(plan)\n"
    )
    let words = try Self.previewWords(without: excluded)
    let inherited = ProcessInfo.processInfo.environment
    let outcome = try Program.run(
      ["preview", "Shop.swift"] + words,
      in: folder.url,
      environment: [
        "PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": inherited["HOME"] ?? "/",
        "XDG_STATE_HOME": folder.url.path, "LC_ALL": "C.UTF-8",
      ]
    )
    #expect(outcome.exitCode == 0, "\(words): \(outcome.errors)")
    #expect(outcome.output.contains("Premium"), "\(words): \(outcome.output)")
  }

  @Test(
    "shows commands that open what it says in a terminal",
    .enabled(if: TmuxSession.isAvailable, "tmux is not installed")
  )
  func opened() async throws {
    let readme = try Readme()
    let folder = try readme.sampleFolder(withStoreAlone: true)
    let program = try #require(Program.url).path
    // Nobody is kept where a preview is printed, so that is shown here.
    let words = try Self.previewWords(
      without: ["--print", "--scenario", "--ephemeral", "--ascii", "--locale", "--storefront"]
    )
    let commands =
      readme.commands.filter { $0.hasPrefix("storeterm ") && !Self.isPrinted($0) }
      + ["storeterm preview Shop.swift \(words.joined(separator: " "))"]
    #expect(commands.contains { $0.contains("preview") && !$0.contains("--journal") })
    for command in commands {
      let shell = try await TmuxSession(environment: [
        "HOME": NSHomeDirectory(),
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      ])
      defer { shell.end() }
      let line = command.dropFirst("storeterm".count)
      try shell.enter("clear; cd '\(folder.url.path)'; '\(program)'\(line)")
      try await shell.wait(forText: "$99.99")
      try shell.press("q")
      try await shell.waitForPrompt()
      #expect(try await shell.output(of: "echo $?") == "0", "\(command)")
    }
  }
  #endif

  @Test("names products that the package has")
  func products() throws {
    let manifest = try String(
      contentsOf: Readme.root.appending(path: "Package.swift"),
      encoding: .utf8
    )
    #expect(try Readme().text.contains(".product(name: \"SwiftUI\", package: \"storeterm\""))
    for name in ["SwiftUI", "StoreKit", "OSLog", "os"] {
      #expect(manifest.contains(".library(name: \"\(name)\""), "\(name)")
    }
  }

  @Test("links to files that there are")
  func links() throws {
    let text = try Readme().text
    let paths = text.components(separatedBy: "](").dropFirst().compactMap { part in
      part.components(separatedBy: ")").first
    }
    #expect(paths.count > 10)
    for path in paths where !path.hasPrefix("http") && !path.hasPrefix("#") {
      let file = Readme.root.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  @Test(
    "names only options that the program takes",
    arguments: [
      ("browse", ["--no-color", "--no-mouse", "--group", "--locale", "--storefront"]),
      ("browse", ["--journal", "--ephemeral", "--scenario", "--accessible", "--reduce-motion"]),
      ("simulate", ["--format", "--signed", "--environment", "--bundle-id", "--app-apple-id"]),
      ("simulate", ["--export-root"]),
      ("render", ["--width", "--height", "--press", "--select", "--start", "--zone", "--ascii"]),
      ("render", ["--screen", "--format", "--theme", "--contact-sheet", "--cast"]),
      ("check", ["--format", "--strict", "--control-style", "--placement"]),
      ("diff", ["--format", "--ascii"]),
      ("fmt", ["--check"]),
      ("info", ["--format"]),
    ]
  )
  func options(command: String, options: [String]) throws {
    let help = try Program.run([command, "--help"]).output
    let readme = try Readme().text
    for option in options {
      #expect(help.contains(option))
      #expect(readme.contains("`\(option)") || readme.contains(" \(option)"))
    }
  }

  @Test("names no option that no command takes")
  func noOtherOptions() throws {
    let names = [
      "browse", "render", "simulate", "check", "diff", "fmt", "styles", "info", "preview",
    ]
    let helps = try names.map { try Program.run([$0, "--help"]).output }
    let taken = Set(helps.joined().matches(of: /--[a-z][a-z-]+/).map { String($0.0) })
    let named = try Readme().inlineCode.filter { !$0.hasPrefix("make ") }
      .flatMap { code in code.matches(of: /(?:^| )(--[a-z][a-z-]+)/).map { String($0.1) } }
    #expect(named.count > 40)
    // Answered before any command is asked.
    let others: Set = ["--bugreport", "--version", "--help"]
    for option in Set(named).subtracting(others) {
      #expect(taken.contains(option), "\(option)")
    }
  }

  @Test("shows make run and make test before any other command")
  func commandsFirst() throws {
    let first = try #require(try Readme().blocks("sh").first)
    #expect(first.hasPrefix("make run "))
    #expect(first.contains("\nmake test "))
  }
}
