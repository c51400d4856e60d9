#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("The end of storeterm preview", .serialized, .timeLimit(.minutes(LongTest.minutes(30))))
struct PreviewEndTests {
  /// Ignores what can be ignored, and starts others: one of them in a session of its own.
  private static let deaf = "trap '' TERM HUP INT; setsid sleep 1000 & sleep 1000 & wait; wait"

  /// Not SIGINT: a shell starts what runs in the background with that ignored, the tests too.
  private static let signals = [SIGTERM, SIGHUP, SIGKILL]

  @Test("whenever and however it is killed, it leaves no process and no temporary file behind")
  func killed() throws {
    var random = SeededRandom.forTest()
    for round in 0..<random.rounds(of: 1000) {
      let comment: Comment = "seed \(random.seed), round \(round)"
      let builds = Bool.random(using: &random)
      let compiler = try FakeCompiler(build: builds ? Self.deaf : "sleep 0.05", program: Self.deaf)
      let preview = try start(compiler)
      // Half of them once the program runs, the others at any moment before. The moment is what
      // the test draws at random: no event marks it.
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

  /// Starts others all the time, each in a session of its own.
  private static let busy = """
    trap '' TERM HUP INT
    count=0
    while [ $count -lt 300 ]; do setsid sleep 1000 & count=$((count + 1)); done
    wait
    """

  @Test("what its program starts at the moment of the kill is not left behind either")
  func killedWhileStarting() throws {
    var random = SeededRandom.forTest()
    for round in 0..<max(random.rounds(of: 100), 5) {
      let comment: Comment = "seed \(random.seed), round \(round)"
      let compiler = try FakeCompiler(program: Self.busy)
      let preview = try start(compiler)
      try compiler.waitUntilRunning(comment)
      // At any moment while the program starts others.
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
    "on a terminal too, also when the terminal goes",
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
        // Nothing announces the end of a process that is no child of this one.
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    shell.end()
    #expect(try compiler.remainsAfterAWhile() == [])
  }

  @Test("a preview with an endless view ends with it, by itself")
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
