import Foundation
import Testing

/// storeterm, running in a shell's terminal.
struct Store: Sendable {
  let shell: TmuxSession
  private let settings: String
  private let modes: String
  private let marker = "above the store"

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let file = package.appending(path: "Configs/StreamingPass.storekit").path

  static let program = Program.url?.path ?? "storeterm"

  private var pidFile: String { shell.folder.appending(path: "pid").path }

  /// Starts the program and waits for its first screen.
  init(in shell: TmuxSession, options: String = "") async throws {
    self.shell = shell
    settings = try await shell.output(of: "stty -g")
    modes = try shell.modes()
    let start = "echo $$ >'\(pidFile)'; exec '\(Self.program)' '\(Self.file)' \(options)"
    let script = shell.folder.appending(path: "start.sh")
    try start.write(to: script, atomically: true, encoding: .utf8)
    try shell.enter("clear; echo '\(marker)'; sh '\(script.path)'")
    try await shell.wait(for: "store") { $0.contains { $0.contains("? help") } }
  }

  /// The line with the selected plan.
  func chosenLine() async throws -> String {
    let lines = try await shell.wait(forText: "◉")
    return try #require(lines.first { $0.contains("◉") })
  }

  /// Waits until another line is selected.
  func waitForChoice(otherThan line: String) async throws {
    try await shell.wait(for: "other choice") {
      $0.contains { $0.contains("◉") && $0 != line }
    }
  }

  /// Waits until the line of a plan is selected.
  func waitForChoice(of plan: String) async throws {
    try await shell.wait(for: "choice of \(plan)") {
      $0.contains { $0.contains("◉") && $0.contains(plan) }
    }
  }

  /// Sends a signal from outside.
  func send(signal: String) throws {
    let pid = try String(contentsOfFile: pidFile, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try Self.run("kill", "-\(signal)", pid)
  }

  /// Writes on the screen from outside the program.
  func scribble(_ text: String) throws {
    try write("\u{1B}[3;3H" + text, toDescriptor: 1)
  }

  /// Writes to the program's stderr.
  func complain(_ text: String) throws {
    try write(text + "\n", toDescriptor: 2)
  }

  /// Writes a line many times to the program's stderr.
  func complain(_ line: String, times: Int) throws {
    try Self.run("sh", "-c", "yes \"$0\" | head -n \(times) >>'\(descriptor(2))'", line)
  }

  /// Waits until fewer than `limit` bytes of stderr are buffered.
  func waitForHeldError(below limit: Int) async throws {
    let path = try descriptor(2)
    try await shell.wait(for: "less than \(limit) bytes") { _ in
      var status = stat()
      return stat(path, &status) == 0 && status.st_size < limit
    }
  }

  /// The number of times that the program was woken and went back to sleep.
  func contextSwitches() throws -> String {
    let pid = try String(contentsOfFile: pidFile, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    return status.split(separator: "\n").first { $0.hasPrefix("voluntary") }.map(String.init) ?? ""
  }

  private func descriptor(_ number: Int) throws -> String {
    let pid = try String(contentsOfFile: pidFile, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return "/proc/\(pid)/fd/\(number)"
  }

  private func write(_ text: String, toDescriptor number: Int) throws {
    try Self.run("sh", "-c", "printf '%s' \"$0\" >>'\(descriptor(number))'", text)
  }

  private static func run(_ arguments: String...) throws {
    #expect(try Command(arguments: ["/usr/bin/env"] + arguments).run() == 0)
  }

  /// Continues the program and waits until its screen is back.
  func bringBack(_ screen: [String]) async throws {
    try shell.enter("fg")
    try await shell.wait(for: "screen as before") { $0 == screen }
  }

  /// Expects that the program has ended with a status and restored the screen and the modes. The
  /// shell may add a message about a signal.
  func expectGone(status: Int, leavesMessage: Bool = false) async throws {
    let lines = try await shell.waitForPrompt().filter { !$0.isEmpty }
    #expect(lines.first == marker)
    #expect(lines.count <= (leavesMessage ? 3 : 2), "\(lines)")
    #expect(try await shell.output(of: "echo $?") == "\(status)")
    try await expectRestored()
  }

  /// Expects that the terminal modes and the line settings are restored.
  func expectRestored() async throws {
    #expect(try shell.modes() == modes)
    #expect(try await shell.output(of: "stty -g") == settings)
  }
}
