import Foundation
import Testing

/// A shell in a real terminal, provided by tmux: a test types keys and reads the screen.
final class TmuxSession: Sendable {
  /// A condition that was not met, with the screen.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let executable = [
    "/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux",
  ]
  .first(where: FileManager.default.isExecutableFile)

  static let isAvailable = executable != nil

  private static let prompt = "ready>"
  private let socket = "storeterm-\(UUID().uuidString.prefix(8))"
  let folder: URL

  /// Starts a shell with only these variables in its environment.
  init(columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: socket)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var variables = ["PS1": Self.prompt + " ", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    // A history file written at exit would recreate the removed folder.
    variables["HISTFILE"] = "/dev/null"
    variables.merge(environment) { $1 }
    let assignments = variables.map { "\($0)='\($1)'" }.joined(separator: " ")
    try tmux([
      "-f", "/dev/null", "start-server", ";", "set-option", "-g", "default-terminal",
      "tmux-256color", ";", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -i TERM=$TERM HOME='\(folder.path)' \(assignments) bash --norc --noprofile",
    ])
    try await waitForPrompt()
  }

  /// Ends the terminal and all its programs.
  func end() {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let file = folder.appending(path: "tmux-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let executable = try #require(Self.executable)
    let command = Command(arguments: [executable, "-u", "-L", socket] + arguments)
    #expect(try command.run(writingTo: file) == 0, "tmux \(arguments)")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// Presses keys, named as in tmux.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types text literally.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Types a command and Enter.
  func enter(_ command: String) throws {
    try type(command)
    try press("Enter")
  }

  /// Clicks on a cell, with the mouse sequence that tmux reports to its programs.
  func click(column: Int, row: Int) throws {
    let place = [column, row].compactMap { Unicode.Scalar(33 + $0) }.map(String.init).joined()
    try type("\u{1B}[M \(place)\u{1B}[M#\(place)")
  }

  /// Resizes the window.
  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The lines on the screen without trailing blanks; with `styles`, including colour sequences.
  func screen(styles: Bool = false) throws -> [String] {
    let text = try tmux(["capture-pane", "-p"] + (styles ? ["-e"] : []))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The terminal's own modes: cursor shown, keypad, cursor keys, mouse, second screen.
  func modes() throws -> String {
    let names = ["cursor", "keypad", "keypad_cursor", "mouse_any"].map { "#{\($0)_flag}" }
    let format = (names + ["#{alternate_on}"]).joined(separator: " ")
    return try tmux(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen meets a condition; fails with the screen after 60 seconds.
  @discardableResult
  func wait(
    for what: String,
    until isMet: @Sendable ([String]) -> Bool
  ) async throws -> [String] {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let lines = try screen()
      if isMet(lines) { return lines }
      if ContinuousClock.now > deadline {
        throw Failure(description: "no \(what):\n" + lines.joined(separator: "\n"))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Waits until a text is on the screen.
  @discardableResult
  func wait(forText text: String) async throws -> [String] {
    try await wait(for: "\"\(text)\"") { $0.contains { $0.contains(text) } }
  }

  /// Waits until the shell shows its prompt.
  @discardableResult
  func waitForPrompt() async throws -> [String] {
    try await wait(for: "prompt") { lines in
      lines.last { !$0.isEmpty } == Self.prompt
    }
  }

  /// Runs a command in the shell and returns what it wrote to standard output.
  func output(of command: String) async throws -> String {
    let file = folder.appending(path: UUID().uuidString)
    try enter("\(command) > '\(file.path)~'; clear; mv '\(file.path)~' '\(file.path)'")
    let deadline = ContinuousClock.now + .seconds(60)
    while !FileManager.default.fileExists(atPath: file.path) {
      if ContinuousClock.now > deadline {
        throw Failure(description: "no output:\n" + (try screen().joined(separator: "\n")))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    try await waitForPrompt()
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
