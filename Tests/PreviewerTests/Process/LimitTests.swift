#if os(Linux)
import Foundation
import ProgramLog
import TestSupport
import Testing

@testable import Previewer

@Suite("Limits of preview processes", .timeLimit(.minutes(LongTest.minutes(30))))
struct LimitTests {
  private func run(
    _ script: String,
    limits: [ProgramLimit],
    _ body: (ChildProcess) throws -> Void = { _ in }
  ) async throws -> LimitedRun.Ending {
    let folder = try PreviewFolder()
    defer { folder.remove() }
    let child = try ChildProcess(
      "/bin/sh",
      ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [:],
      cleanup: folder.cleanup
    )
    let run = LimitedRun(child, limits: limits)
    try body(child)
    let ending = await run.ending()
    #expect(ProcessTree.members(of: child.pid).isEmpty)
    return ending
  }

  @Test("time: a program is stopped after the limit, and a shorter one ends normally")
  func time() async throws {
    let limit = ProgramLimit.time(.milliseconds(300))
    #expect(try await run("trap '' TERM; sleep 1000", limits: [limit]) == .exceeded(limit))
    #expect(try await run("exit 3", limits: [.time(.seconds(1000))]) == .code(3))
    #expect(try await run("kill -9 $$", limits: [.time(.seconds(1000))]) == .signal(9))
  }

  @Test("memory: child processes count towards the limit")
  func memory() async throws {
    let limit = ProgramLimit.memory(64 << 20)
    // `tail` keeps the whole line in memory.
    let growing = "head -c 1000000000 /dev/zero | tail -n 1 | wc -c"
    #expect(try await run(growing, limits: [limit]) == .exceeded(limit))
    #expect(try await run("sleep 0.5", limits: [limit]) == .code(0))
  }

  @Test("a program's child processes end with it")
  func leftBehind() async throws {
    let script = "sleep 1000 & (sleep 1000; sleep 1000) & exit 0"
    #expect(try await run(script, limits: []) == .code(0))
  }

  @Test("a signal reaches all child processes")
  func signal() async throws {
    let ending = try await run("sleep 1000 & sleep 1000", limits: []) { child in
      try poll { ProcessTree.members(of: child.pid).count == 3 }
      child.send(SIGTERM)
    }
    // If the child ends first, the shell exits with the signal's exit code.
    #expect(ending == .signal(SIGTERM) || ending == .code(128 + SIGTERM))
  }

  @Test("output: of endless output the first or the last part is kept")
  func content() throws {
    for (part, expected) in [(PipeContent.Part.first, "0123"), (.last, "6789")] {
      let pipe = try PipeEnds()
      let content = PipeContent(of: pipe.reading, keeping: part, limit: 4)
      for _ in 0..<1000 { write(pipe.writing, "0123456789", 10) }
      close(pipe.writing)
      #expect(content.text() == expected)
    }
  }

  @Test("output: reading from a pipe that stays open stops at the deadline")
  func heldOpen() throws {
    let pipe = try PipeEnds()
    let content = PipeContent(of: pipe.reading, keeping: .first, limit: 100)
    write(pipe.writing, "tea", 3)
    let start = ContinuousClock.now
    for _ in 0..<3 { _ = content.bytes(until: .now()) }
    // Each call would wait for 2 seconds if it ignored the deadline.
    #expect(start.duration(to: .now) < .seconds(5))
    // After the next read the pipe is closed. A later write then fails with `EPIPE` instead of
    // blocking.
    let previous = Foundation.signal(SIGPIPE, SIG_IGN)
    defer { _ = Foundation.signal(SIGPIPE, previous) }
    try poll { write(pipe.writing, "more", 4) < 0 && errno == EPIPE }
    #expect(content.text().hasPrefix("tea"))
    close(pipe.writing)
  }

  @Test(
    "standard error: stack frames are removed from a hundred thousand lines in time",
    .timeLimit(.minutes(30))
  )
  func manyLines() {
    let frames = [
      "Current stack trace:", "0    libswiftCore.so        0x00007f24916d7dc3 fatalError + 34",
      "12   storeterm              0x0000560ebe9d7dcd <unavailable> + 44",
    ]
    let others = [
      "Fatal error: no tea", " 0 libswiftCore.so 0x00007f24916d7dc3", "0 0x00007f24916d7dc3", "1",
      "1 a", "1 a b", "a b 0x00007f24916d7dc3", "1 a 0x7f", "1 a 0xNOTAHEXA", "é 🗞 0x00007f24",
    ]
    let text = (frames + others).joined(separator: "\n\n")
    #expect(StderrTail.lines(of: Array(text.utf8)) == others)
    let many = String(repeating: "1\n", count: 200_000)
    #expect(StderrTail.lines(of: Array(many.utf8)).count == 200_000)
  }

  @Test("log: a run writes at most 4 MiB, and the rest is counted")
  func log() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "storeterm-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: file) }
    let pipe = try PipeEnds()
    let output = PrintedOutput(pipe.reading, to: ProgramLog(url: file))
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<6 {
      var rest = block[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(
          rest.withUnsafeBytes { write(pipe.writing, $0.baseAddress, $0.count) }
        )
      }
    }
    close(pipe.writing)
    #expect(output.droppedCount() == 2 << 20)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.utf8.prefix { $0 == UInt8(ascii: "x") }.count == 4 << 20)
    #expect(text.hasSuffix("[preview] error: output of this run beyond 4 MiB is dropped\n"))
  }

  @Test("a duration is shown in seconds")
  func units() {
    let durations = [
      Duration.seconds(30), .milliseconds(500), .milliseconds(50), .milliseconds(1250),
    ]
    #expect(durations.map(\.secondsText) == ["30 s", "0.5 s", "0.05 s", "1.25 s"])
  }
}
#endif
