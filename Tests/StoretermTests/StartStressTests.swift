#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("Starting on a busy machine", .timeLimit(.minutes(LongTest.minutes(30))))
struct StartStressTests {
  private static let script = DocumentationPage.root.appending(path: "Scripts/start-stress").path
  private static let python = URL(filePath: "/usr/bin/env")

  /// Runs the script with a program to start.
  private static func stress(_ program: String, _ options: [String]) throws -> Program.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Program.run(
      program: python,
      ["python3", script, program] + options,
      environment: ["PATH": path, "LC_ALL": "C.UTF-8"]
    )
  }

  // `make soak` runs the full counts, 20,000 and 2,000, with the release build.
  @Test("no start of the program crashes, hangs or prints nothing")
  func starts() throws {
    let program = try #require(Program.url).path
    let outcome = try Self.stress(program, ["--renders", "60", "--browses", "12", "--busy", "2"])
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("render: 60 starts"))
    #expect(outcome.output.contains("browse: 12 starts"))
  }

  @Test(
    "the script reports a start that fails",
    arguments: [
      ("kill -SEGV $$", "ended by SIGSEGV"), ("exit 3", "exit code 3"),
      ("exit 0", "printed nothing"), ("echo $$", "output differs"),
    ]
  )
  func failures(command: String, reason: String) throws {
    let folder = try Program.Folder()
    let program = try folder.script("program", "#!/bin/sh\n\(command)\n")
    // One start more than there are lists of arguments: the last start repeats the first list.
    let outcome = try Self.stress(
      program.path,
      ["--renders", "31", "--browses", "1", "--busy", "0", "--at-once", "1"]
    )
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains(reason), "\(outcome.output)\(outcome.errors)")
  }
}
#endif
