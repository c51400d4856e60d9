import Foundation
import TestSupport
import Testing

@Suite("The README", .timeLimit(.minutes(10)))
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

  @Test("shows commands of make that there are")
  func make() throws {
    let readme = try Readme()
    let commands =
      readme.commands.filter { $0.hasPrefix("make ") }
      + readme.inlineCode.filter { $0.hasPrefix("make ") && !$0.contains("/") }
    #expect(commands.count >= 6)
    for command in commands {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", command.replacingOccurrences(of: "make ", with: "make -n ")]
      process.currentDirectoryURL = Readme.root
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(command)")
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

  @Test(
    "shows commands that open what it says in a terminal",
    .enabled(if: TmuxSession.isAvailable, "tmux is not installed")
  )
  func opened() async throws {
    let readme = try Readme()
    let folder = try readme.sampleFolder(withStoreAlone: true)
    let program = try #require(Program.url).path
    let commands = readme.commands.filter { $0.hasPrefix("storeterm ") && !Self.isPrinted($0) }
    #expect(commands.contains { $0.contains("preview") })
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

  @Test("shows make run and make test before any other command")
  func commandsFirst() throws {
    let first = try #require(try Readme().blocks("sh").first)
    #expect(first.hasPrefix("make run "))
    #expect(first.contains("\nmake test "))
  }
}
