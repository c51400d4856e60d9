import Foundation
import TestSupport
import Testing

@Suite("The manual page and shell completions")
struct ManualTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  #if os(Linux)
  @Test("the manual page equals its recording")
  func page() throws {
    let outcome = try Program.run(["man"])
    #expect(outcome.exitCode == 0)
    let golden = GoldenFile(
      Self.folder.appending(path: "Golden/storeterm.1"),
      text: outcome.output
    )
    let complaint = try golden.complaint(recordWith: "ManualTests")
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  #endif

  @Test("the manual page describes each command, its options and the keys")
  func whole() throws {
    let page = try Program.run(["man"]).output
    for command in ["browse", "render", "simulate", "check", "diff", "fmt", "info", "styles"] {
      #expect(page.contains(".Ss \"\(command)\""), "\(command)")
    }
    #expect(page.contains(".It Fl \\-control\\-style Ar \"style\""))
    #expect(page.contains(".Sh KEYS\n"))
    #expect(page.contains(".Sh EXIT STATUS\n"))
    #expect(!page.contains(".Ss \"man\""))
  }

  @Test("completions are generated for each shell", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let outcome = try Program.run(["--generate-completion-script", shell])
    #expect(outcome.exitCode == 0)
    for word in ["diff", "fmt", "info", "prominentPicker"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }

  /// The completions that bash offers for the last word of a command line in a folder.
  ///
  /// - Parameter settings: The folder of the settings file's folder; by default one without a file.
  private func offered(
    _ line: String,
    in folder: URL,
    settings: URL = URL(filePath: "/nowhere")
  ) throws -> [String] {
    let script = try Program.run(["--generate-completion-script", "bash"]).output
    let file = folder.appending(path: ".completions")
    try Data(script.utf8).write(to: file)
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.currentDirectoryURL = folder
    // The script runs the program to list names that are not fixed.
    let program = try #require(Program.url).deletingLastPathComponent().path
    process.environment = [
      "PATH": program + ":/usr/bin:/bin", "XDG_CONFIG_HOME": settings.path,
    ]
    process.arguments = [
      "--norc", "-c",
      """
      source .completions
      COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
      COMP_LINE='\(line)' COMP_POINT=\(line.count)
      _storeterm storeterm "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    "bash completes files, options and commands, with and without a command",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "there is no bash")
  )
  func bashWithoutCommand() throws {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "My.storekit")
    try folder.add("StreamingPass", as: "Other.txt")
    try folder.add("StreamingPass", as: "A.journal")
    func offered(_ line: String) throws -> [String] { try self.offered(line, in: folder.url) }
    #expect(try offered("storeterm My") == ["My.storekit"])
    #expect(try offered("storeterm --acc") == ["--accessible"])
    #expect(try offered("storeterm My.storekit --acc") == ["--accessible"])
    #expect(try offered("storeterm --theme li") == ["light"])
    #expect(try offered("storeterm --the").contains("--theme"))
    #expect(try offered("storeterm ren") == ["render"])
    #expect(try offered("storeterm My.storekit ren").isEmpty)
    #expect(try Set(offered("storeterm ")).isSuperset(of: ["My.storekit", "browse", "check"]))
    #expect(try offered("storeterm render --contact") == ["--contact-sheet"])
    #expect(try offered("storeterm check My") == ["My.storekit"])
    for command in ["", "browse ", "diff ", "check "] {
      #expect(try offered("storeterm \(command)O").isEmpty, "\(command)")
    }
    #expect(try offered("storeterm browse --journal ") == ["A.journal"])
    try folder.file("Page.md", "# Page")
    for command in ["", " browse", " render"] {
      #expect(try offered("storeterm\(command) --marketing ") == ["Page.md"])
    }
    #expect(try offered("storeterm --bug") == ["--bugreport"])
    #expect(try offered("storeterm help r") == ["render"])
    #expect(try offered("storeterm help check r").isEmpty)
    for command in ["", " browse", " render"] {
      let labels = try offered("storeterm\(command) --button-label multiline.")
      #expect(labels == ["multiline.action", "multiline.displayName", "multiline.price"])
      #expect(try offered("storeterm\(command) --relationships up") == ["upgrade"])
    }
  }

  @Test(
    "shells complete the names of built-in themes and of the themes in the settings file",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "there is no bash")
  )
  func themes() throws {
    let folder = try Program.Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "storeterm"),
      withIntermediateDirectories: true
    )
    let settings = "themes:\n  lilac:\n    accent: \"#8855cc\"\n"
    try folder.file("storeterm/settings.yaml", settings)
    for command in ["", " browse", " render", " preview"] {
      let line = "storeterm\(command) --theme li"
      #expect(try offered(line, in: folder.url, settings: folder.url) == ["light", "lilac"])
    }
    try folder.file("storeterm/settings.yaml", "themes: 1\n")
    let line = "storeterm render --theme li"
    #expect(try offered(line, in: folder.url, settings: folder.url) == ["light"])
    for shell in ["zsh", "fish"] {
      let script = try Program.run(["--generate-completion-script", shell]).output
      #expect(script.contains("---completion render -- --theme"), "\(shell)")
    }
  }

  @Test("zsh and fish complete the default command too", arguments: ["zsh", "fish"])
  func defaultCommand(shell: String) throws {
    let script = try Program.run(["--generate-completion-script", shell]).output
    if shell == "zsh" {
      #expect(script.contains("        _storeterm_browse\n        return\n"))
      #expect(script.contains("subcommands && ret=0\n        _files -g '*.storekit' && ret=0\n"))
    } else {
      let lines = script.split(separator: "\n")
      #expect(lines.contains { $0.contains("_options \"storeterm\" accessible' -l") })
      #expect(lines.contains { $0.contains("_positional \"storeterm\" -eq 1' -fa '(for p in ") })
      #expect(lines.contains { $0.contains("set unparsed_tokens $unparsed_tokens[1] browse ") })
    }
  }

  @Test("Scripts/install-documentation installs the manual page and the completions")
  func install() throws {
    let folder = try Program.Folder()
    let script = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts/install-documentation")
    let process = Process()
    process.executableURL = script
    process.arguments = [try #require(Program.url).path, folder.url.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for path in [
      "man/man1/storeterm.1", "bash-completion/completions/storeterm",
      "zsh/site-functions/_storeterm", "fish/vendor_completions.d/storeterm.fish",
    ] {
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      #expect(text.contains("storeterm"), "\(path)")
    }
  }
}
