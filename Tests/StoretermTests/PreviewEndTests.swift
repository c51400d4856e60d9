#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("The end of storeterm preview", .serialized, .timeLimit(.minutes(LongTest.minutes(30))))
struct PreviewEndTests {
  /// Ignores the signals that can be ignored, and starts child processes, one in a new session.
  private static let deaf = "trap '' TERM HUP INT; setsid sleep 1000 & sleep 1000 & wait; wait"

  /// Without SIGINT: a shell starts background processes, such as these tests, with it ignored.
  private static let signals = [SIGTERM, SIGHUP, SIGKILL]

  @Test("a killed preview leaves no process and no temporary file, at any moment")
  func killed() throws {
    var random = SeededRandom.forTest()
    for round in 0..<random.rounds(of: 1000) {
      let comment: Comment = "seed \(random.seed), round \(round)"
      let builds = Bool.random(using: &random)
      let compiler = try FakeCompiler(build: builds ? Self.deaf : "sleep 0.05", program: Self.deaf)
      let preview = try start(compiler)
      // Half of the built previews are killed while they run, all others at a random moment. No
      // event marks that moment.
      if !builds, Bool.random(using: &random) {
        try compiler.waitUntilRunning(comment)
        usleep(.random(in: 0..<20_000, using: &random))
      } else {
        usleep(.random(in: 0..<300_000, using: &random))
      }
      let signal = try #require(Self.signals.randomElement(using: &random))
      kill(preview, signal)
      #expect(Command.wait(for: preview) & 0x7F == signal, comment)
      #expect(try compiler.remainsAfterAWhile() == [], "\(comment), signal \(signal)")
    }
  }

  /// Starts child processes continuously, each in a new session.
  private static let busy = """
    trap '' TERM HUP INT
    count=0
    while [ $count -lt 300 ]; do setsid sleep 1000 & count=$((count + 1)); done
    wait
    """

  @Test("processes that the preview starts during the kill end too")
  func killedWhileStarting() throws {
    var random = SeededRandom.forTest()
    for round in 0..<max(random.rounds(of: 100), 5) {
      let comment: Comment = "seed \(random.seed), round \(round)"
      let compiler = try FakeCompiler(program: Self.busy)
      let preview = try start(compiler)
      try compiler.waitUntilRunning(comment)
      // At a random moment while the program starts child processes.
      usleep(.random(in: 0..<100_000, using: &random))
      kill(preview, SIGKILL)
      #expect(Command.wait(for: preview) & 0x7F == SIGKILL, comment)
      #expect(try compiler.remainsAfterAWhile() == [], comment)
    }
  }

  private func start(_ compiler: FakeCompiler) throws -> pid_t {
    let program = try #require(Program.url, "storeterm was not built")
    let file = compiler.folder.url.appending(path: "Shop.swift")
    return try Command(
      arguments: [program.path, "preview", file.path, "--print"],
      environment: compiler.environment
    ).start()
  }

  @Test(
    "a preview that is killed on a terminal, or with its terminal, leaves nothing behind",
    .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
    arguments: ["TERM", "HUP", "KILL", "terminal"]
  )
  func killedOnTerminal(signal: String) async throws {
    let compiler = try FakeCompiler(program: Self.deaf)
    let shell = try await TmuxSession(environment: compiler.environment)
    defer { shell.end() }
    let pid = compiler.folder.url.appending(path: "pid")
    let script = try compiler.folder.file(
      "start.sh",
      "echo $$ >'\(pid.path)'; exec '\(Store.program)' preview Shop.swift --ephemeral"
    )
    try shell.enter("cd '\(compiler.folder.url.path)'; sh '\(script.path)'")
    try await shell.wait(forText: "Starting Shop.swift")
    try compiler.waitUntilRunning()
    if signal != "terminal" {
      let number = try String(contentsOf: pid, encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(try Command(arguments: ["/bin/kill", "-\(signal)", number]).run() == 0)
      let deadline = ContinuousClock.now + .seconds(60)
      while FileManager.default.fileExists(atPath: "/proc/\(number)") {
        try #require(ContinuousClock.now < deadline)
        // A process is not notified of the end of a process that is not its child.
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    shell.end()
    #expect(try compiler.remainsAfterAWhile() == [])
  }

  @Test("a preview with an endless view ends when storeterm is killed")
  func follows() throws {
    let folder = try Program.Folder()
    let mark = folder.url.appending(path: "mark").path
    try folder.file(
      "Shop.swift",
      """
      import Foundation
      import SwiftUI

      func endless() -> String {
        signal(SIGTERM, SIG_IGN)
        _ = FileManager.default.createFile(atPath: "\(mark)", contents: nil)
        while true {}
      }

      #Preview { Text(endless()) }
      """
    )
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["preview", "Shop.swift", "--print", "--timeout", "200"]
    process.environment = PreviewCommandTests.variables(of: folder)
      .merging(["TMPDIR": folder.url.path]) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    let deadline = ContinuousClock.now + .seconds(120)
    while !FileManager.default.fileExists(atPath: mark), ContinuousClock.now < deadline {
      usleep(10_000)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let left = {
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        .contains { $0.hasPrefix("storeterm-preview.") }
    }
    while try left(), ContinuousClock.now < deadline + .seconds(60) { usleep(10_000) }
    #expect(try !left())
  }
}
#endif
