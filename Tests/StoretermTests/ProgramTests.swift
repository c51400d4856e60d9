import Foundation
import Testing

@Suite("storeterm")
struct ProgramTests {
  private static let file = Program.config("StreamingPass")

  @Test(
    "an unusable journal location is reported with a next step",
    arguments: [["--journal", "/"], []]
  )
  func unusableJournal(arguments: [String]) throws {
    let outcome = try Program.run(
      ["browse", Program.config("StreamingPass"), "--accessible"] + arguments,
      environment: ["HOME": "/dev/null", "XDG_STATE_HOME": "/dev/null", "TERM": "xterm"]
    )
    #expect(outcome.exitCode == 2)
    #expect(!outcome.errors.contains("Domain="), "\(outcome.errors)")
    #expect(outcome.errors.contains(". Name a file in a writable folder"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--ephemeral"))
  }

  @Test(
    "a settings file's placement is ignored for another style, and its errors are reported",
    arguments: [
      ("placement: bottomBar\ncontrol-style: compactPicker", ["--control-style", "buttons"], 0),
      ("placement: nowhere", [], 2), ("placement: nowhere", ["--control-style", "buttons"], 0),
      ("button-label: blue", [], 2), ("locale: xx_YY", [], 2), ("zone: Nowhere", [], 2),
      ("storefront: ZZZ", [], 2),
    ] as [(String, [String], Int32)]
  )
  func settingsFile(text: String, arguments: [String], exitCode: Int32) throws {
    let folder = try Program.Folder()
    let place = folder.url.appending(path: "storeterm")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appending(path: "settings.yaml"))
    let outcome = try Program.run(
      ["browse", Self.file, "--accessible", "--ephemeral"] + arguments,
      environment: ["HOME": "/nowhere", "XDG_CONFIG_HOME": folder.url.path, "TERM": "xterm"]
    )
    #expect(outcome.exitCode == exitCode, "\(outcome.errors)")
    if exitCode != 0 { #expect(outcome.errors.contains("storeterm/settings.yaml:1:")) }
  }

  @Test("--accessible ends without a message when its reader has gone")
  func linesWithoutReader() throws {
    let folder = try Program.Folder()
    let errors = try folder.file("errors")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let code = try Program.launch(
      ["browse", Self.file, "--accessible", "--ephemeral"],
      output: pipe.fileHandleForWriting,
      errors: try FileHandle(forWritingTo: errors)
    )
    #expect(code == 0)
    #expect(try Data(contentsOf: errors).isEmpty)
  }

  @Test(
    "--accessible reports a full disk like the other commands",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func linesOnFullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let folder = try Program.Folder()
    let errors = try folder.file("errors")
    let code = try Program.launch(
      ["browse", Self.file, "--accessible", "--ephemeral"],
      output: full,
      errors: try FileHandle(forWritingTo: errors)
    )
    #expect(code == 2)
    let said = try String(contentsOf: errors, encoding: .utf8)
    #expect(said.hasPrefix("storeterm: cannot write to stdout: "), "\(said)")
  }

  @Test(
    "an error message about the log that cannot be written does not end the program",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func complaintOnFullDisk() throws {
    let program = try #require(Program.url).path
    let script = """
      echo s | STORETERM_LOG=/dev/null/log "$0" browse "$1" \
        --accessible --ephemeral --log-level info 2>/dev/full
      """
    let command = Command(arguments: ["/bin/sh", "-c", script, program, Self.file])
    #expect(try command.run() == 0)
  }

  @Test("help and version go to stdout and exit with 0")
  func help() throws {
    for arguments in [["--help"], ["-h"], ["help"]] {
      let outcome = try Program.run(arguments)
      #expect(outcome.exitCode == 0)
      #expect(outcome.errors.isEmpty)
      for word in ["browse", "render", "check", "--version"] {
        #expect(outcome.output.contains(word), "\(arguments)")
      }
    }
    let version = try Program.run(["--version"])
    #expect(version.exitCode == 0)
    #expect(version.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test("each command has help", arguments: ["browse", "render", "check"])
  func commandHelp(command: String) throws {
    let outcome = try Program.run([command, "--help"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("USAGE: storeterm \(command)"))
    #expect(try Program.run(["help", command]).output == outcome.output)
  }

  @Test("the help of render names the keys")
  func keyNames() throws {
    let help = try Program.run(["render", "--help"]).output
    for name in ["up", "backtab", "pagedown", "ctrl-", "f1 to f12"] {
      #expect(help.contains(name))
    }
  }

  @Test(
    "an unknown option exits with 2",
    arguments: [
      ["--bogus"], ["browse", "--bogus"], ["render", "--bogus"], ["check", "A", "--bogus"],
    ]
  )
  func unknownOption(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: Unknown option '--bogus'"))
  }

  @Test(
    "an unknown option is reported before a missing argument",
    arguments: ["fmt", "check", "simulate", "diff"]
  )
  func unknownOptionAlone(command: String) throws {
    let outcome = try Program.run([command, "--bogus"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("Error: Unknown option '--bogus'"), "\(outcome.errors)")
    let missing = try Program.run([command])
    #expect(missing.errors.hasPrefix("Error: Missing expected argument"), "\(missing.errors)")
  }

  @Test(
    "a word that is neither a command nor a file is reported with a similar command",
    arguments: [
      (["rendr", "X.storekit"], "\"rendr\", and no file of that name. Did you mean render?"),
      (["chekc"], "\"chekc\", and no file of that name. Did you mean check?"),
      (["frob"], "\"frob\", and no file of that name. Commands: browse, render, "),
      (["help", "foo"], "\"foo\". Commands: browse, render, "),
      (["help", "fnt"], "\"fnt\". Did you mean fmt?"),
    ]
  )
  func unknownCommand(arguments: [String], message: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: Unknown command \(message)"), "\(outcome.errors)")
  }

  @Test(
    "a misspelled option of the program is reported with the correct one",
    arguments: [
      ("--verison", "--version"), ("--bugreprot", "--bugreport"), ("--hlep", "--help"),
      ("--wdith", nil), ("--bogus", nil), ("--zone", nil),
    ] as [(String, String?)]
  )
  func misspelledOption(option: String, meant: String?) throws {
    let outcome = try Program.run([option])
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    let told = meant.map { "Error: Unknown option '\(option)'. Did you mean '\($0)'?\n" }
    if let told {
      #expect(outcome.errors == told)
    } else {
      #expect(!["--version", "--bugreport"].contains(where: outcome.errors.contains))
    }
  }

  @Test(
    "help and version are printed even beside an unknown command",
    arguments: [["frob", "--help"], ["frob", "-h"], ["frob", "--version"]]
  )
  func helpBesideUnknownCommand(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test("an unknown command lists the commands of the help")
  func announcedCommands() throws {
    let outcome = try Program.run(["frob"])
    #expect(outcome.errors.contains("info, preview."), "\(outcome.errors)")
  }

  @Test("a missing scenario is reported once")
  func missingScenario() throws {
    let outcome = try Program.run(["render", "--scenario", "nope"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "Error: nope: There is no such file. Check the path.\n")
  }

  @Test(
    "a failed write to stdout is reported with a next step, also if stdout is closed",
    arguments: [
      (">/dev/full", "No space left on device. Free some space, or redirect stdout elsewhere."),
      (">&-", "stdout is closed. Redirect it."),
    ]
  )
  func unwritable(redirection: String, message: String) throws {
    let isThere = redirection == ">&-" || FileManager.default.fileExists(atPath: "/dev/full")
    try #require(isThere, "this system has no /dev/full")
    let program = try #require(Program.url).path
    let folder = try Program.Folder()
    let errors = try folder.file("errors")
    let script = "\"$0\" render \"$1\" \(redirection) 2>\"$2\""
    let command = Command(arguments: ["/bin/sh", "-c", script, program, Self.file, errors.path])
    #expect(try command.run() == 2)
    let said = try String(contentsOf: errors, encoding: .utf8)
    #expect(said == "storeterm: cannot write to stdout: \(message)\n")
  }

  @Test(
    "without a terminal the store is not opened, and one line names a next step",
    arguments: [[], ["browse"]]
  )
  func noTerminal(command: [String]) throws {
    let outcome = try Program.run(command + [Self.file])
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("not a terminal"))
    #expect(outcome.errors.contains("storeterm render FILE"))
  }

  @Test("a missing file is reported before the terminal is checked")
  func missingFile() throws {
    let outcome = try Program.run(["/nowhere/A.storekit"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("/nowhere/A.storekit: there is no such file"))
  }

  @Test(
    "a terminal that cannot place its cursor is refused in one line",
    .enabled(if: Terminal.exists),
    arguments: [["TERM": "dumb"], ["TERM": "no-such-terminal"], [:]]
  )
  func weakTerminal(environment: [String: String]) throws {
    let (text, exitCode) = try Terminal.run("'\(Self.file)'", environment)
    #expect(exitCode == 2)
    #expect(text.split(whereSeparator: \.isNewline).count == 1, "\(text)")
    #expect(text.contains("storeterm render FILE"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test(
    "with stdout redirected nothing is written to it, and one line gives the reason",
    .enabled(if: Terminal.exists)
  )
  func outputElsewhere() throws {
    let folder = try Program.Folder()
    let output = try folder.file("output")
    let (text, exitCode) = try Terminal.run(
      "'\(Self.file)' > '\(output.path)'",
      ["TERM": "xterm-256color"]
    )
    #expect(exitCode == 2)
    #expect(text.contains("standard output is not a terminal"))
    #expect(text.split(whereSeparator: \.isNewline).count == 1, "\(text)")
    #expect(try Data(contentsOf: output).isEmpty)
  }

  /// The terminal that `script` provides.
  private enum Terminal {
    static let path = "/usr/bin/script"

    /// `script` has other options on other systems than Linux.
    static var exists: Bool {
      #if os(Linux)
      FileManager.default.isExecutableFile(atPath: path)
      #else
      false
      #endif
    }

    /// Runs the program with shell arguments; returns its output and its exit code.
    static func run(
      _ arguments: String,
      _ environment: [String: String]
    ) throws -> (text: String, exitCode: Int32) {
      let program = try #require(Program.url).path
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = ["-qec", "'\(program)' \(arguments)", "/dev/null"]
      process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { first, _ in first }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
  }
}
