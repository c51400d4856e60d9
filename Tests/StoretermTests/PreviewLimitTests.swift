#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("The limits of storeterm preview", .timeLimit(.minutes(LongTest.minutes(30))))
struct PreviewLimitTests {
  @Test("--timeout ends a preview that does not end, with an error and exit code 1")
  func timeout() throws {
    let compiler = try FakeCompiler(program: "trap '' TERM; echo stuck >&2; sleep 1000 & wait")
    let outcome = try compiler.print("--timeout", "1")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == """
        the preview took longer than 1 s and was stopped: allow more time with --timeout SECONDS
        stuck

        """
    )
    #expect(try compiler.remainsAfterAWhile().isEmpty)
  }

  @Test("--build-timeout ends a build that does not end, after progress lines")
  func buildTimeout() throws {
    let compiler = try FakeCompiler(build: "trap '' TERM; sleep 1000 & wait")
    let outcome = try compiler.print("--build-timeout", "6.5")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == """
        building Shop.swift: 5 s so far, at most 6.5 s
        the build took longer than 6.5 s and was stopped: allow more time with --build-timeout SECONDS

        """
    )
    #expect(try compiler.remainsAfterAWhile().isEmpty)
  }

  @Test("--build-timeout includes reading the file")
  func reading() throws {
    let compiler = try FakeCompiler(program: "echo tea")
    // Reading 12 MB takes far longer than the limit.
    let view = "struct Shop: View { var body: some View { Text(\"tea\") } }\n"
    try compiler.folder.file("Shop.swift", String(repeating: view, count: 200_000))
    let start = ContinuousClock.now
    let outcome = try compiler.print("--build-timeout", "0.05")
    let time = start.duration(to: .now)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("the build took longer than 0.05 s"), "\(outcome.errors)")
    #expect(time < .seconds(20), "\(time)")
  }

  /// Programs whose output keeps the previewer busy for longer than a test may take.
  private static let busyPrograms = [
    // 131,072 lines in the saved end of stderr.
    "yes 1 >&2 & yes 1 >&3 & exec yes 1",
    "exec cat /dev/zero", "exec cat /dev/urandom",
    "for i in 1 2 3 4; do yes '' & yes '' >&2 & yes '' >&3 & done; wait",
    // Daemons hold the pipes open and are not killed, because their parent has ended. They close
    // other descriptors: Foundation waits for a process until its sockets are closed everywhere.
    #"""
    setsid bash -c 'for n in $(ls /proc/$$/fd); do [ $n -le 3 ] || eval "exec $n>&-"; done
      setsid timeout 30 sleep 30 & exit' & exec sleep 1000
    """#,
    "setsid sh -c 'setsid timeout 30 yes & setsid timeout 30 yes >&2 & exit' & exec sleep 1000",
  ]

  @Test(
    "the limits hold while pipes are busy or held open by other processes",
    arguments: busyPrograms
  )
  func busyPipes(program: String) throws {
    let compiler = try FakeCompiler(program: program)
    let (_, quiet) = try stopped(FakeCompiler(program: "exec sleep 1000"))
    let (outcome, time) = try stopped(compiler)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.hasPrefix("the preview took longer than 2 s and was stopped"),
      "\(outcome.errors.prefix(200))"
    )
    // Waiting for each of three pipes would add 6 seconds to the limit of 2. A busy machine is as
    // slow for a program without output.
    #expect(time < quiet + .seconds(5), "\(time), without output \(quiet)")
  }

  /// Returns the outcome of a program with a limit of 2 seconds, and the time that it took.
  private func stopped(
    _ compiler: FakeCompiler
  ) throws -> (outcome: Program.Outcome, time: Duration) {
    let start = ContinuousClock.now
    let outcome = try compiler.print("--timeout", "2")
    return (outcome, start.duration(to: .now))
  }

  @Test("--build-timeout ends a build with endless output")
  func busyBuild() throws {
    for build in ["exec yes 'A.swift:1:1: error: no'", "exec cat /dev/urandom"] {
      let start = ContinuousClock.now
      let outcome = try FakeCompiler(build: build).print("--build-timeout", "2")
      #expect(outcome.errors.hasPrefix("the build took longer than 2 s"), "\(outcome.errors)")
      #expect(start.duration(to: .now) < .seconds(7))
    }
  }

  @Test("--timeout does not include the build")
  func bothTimes() throws {
    let compiler = try FakeCompiler(build: "sleep 2", program: "echo tea")
    let outcome = try compiler.print("--timeout", "1.5")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output == "tea\n")
  }

  @Test(
    "an invalid time limit is a usage error",
    arguments: [
      ("0", true), ("-1", true), ("0.001", true), ("86401", true),
      (String(repeating: "9", count: 400), false),
      ("nan", false), ("inf", false), ("1e2", false), ("0x10", false), ("+5", false), ("٣", false),
      ("30s", false), ("1.2.3", false), ("soon", false), ("", false),
    ]
  )
  func wrongTimes(time: String, isNumber: Bool) throws {
    for option in ["--timeout", "--build-timeout"] {
      let outcome = try FakeCompiler().print("\(option)=\(time)")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains(isNumber ? "0.01 to 86400 seconds" : "'\(option)"))
    }
  }

  @Test("processes that a preview started end with it")
  func leftBehind() throws {
    let compiler = try FakeCompiler(program: "sleep 1000 & echo tea")
    let outcome = try compiler.print()
    #expect(outcome.output == "tea\n", "\(outcome.errors)")
    #expect(try compiler.remainsAfterAWhile().isEmpty)
  }

  /// Runs `preview --print` for a file whose preview calls `work()`; returns outcome and log.
  private func log(
    of work: String,
    _ options: String...
  ) throws -> (outcome: Program.Outcome, log: String) {
    let folder = try Program.Folder()
    try folder.file(
      "Shop.swift",
      """
      import OSLog
      import SwiftUI

      let text = String(repeating: "x", count: 1000)
      func work() -> String { \(work) }

      #Preview { Text(work()) }
      """
    )
    let log = folder.url.appending(path: "log")
    let outcome = try Program.run(
      ["preview", "Shop.swift", "--print"] + options,
      in: folder.url,
      environment: PreviewCommandTests.variables(of: folder)
        .merging(["STORETERM_LOG": log.path]) { $1 }
    )
    // If there is no log, the outcome shows the reason.
    return (outcome, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }

  @Test("the log keeps 4 MiB of a preview's endless output, and a message reports the rest")
  func printing() throws {
    let (outcome, log) = try log(of: "while true { print(text) }", "--timeout", "4")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("the preview took longer than 4 s"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("of the preview's output was dropped: the log keeps 4 MiB"),
      "\(outcome.errors)"
    )
    #expect((4 << 20)...(4 << 20) + 200 ~= log.utf8.count)
  }

  @Test("output of Logger counts towards the limit of 4 MiB")
  func logging() throws {
    let error = "Logger().error(\"from the logger\")"
    let (outcome, log) = try log(
      of: "\(error); for _ in 0..<6000 { print(text) }; fflush(stdout); \(error); return \"tea\""
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("tea"))
    #expect(outcome.errors.contains("of the preview's output was dropped"))
    #expect(log.components(separatedBy: "from the logger").count == 2)
    #expect((4 << 20)...(4 << 20) + 200 ~= log.utf8.count)
  }

  @Test(
    "a preview that uses more than 2 GiB of memory is stopped with an error and exit code 1",
    .enabled(if: LongTest.isFull, "takes 2 GiB; make soak runs it")
  )
  func memory() throws {
    let compiler = try FakeCompiler(program: "head -c 6000000000 /dev/zero | tail -n 1 | wc -c")
    let outcome = try compiler.print("--timeout", "250")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.hasPrefix("the preview used more than 2 GiB of memory and was stopped"))
    #expect(try compiler.remainsAfterAWhile().isEmpty)
  }
}
#endif
