#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("System limits", .timeLimit(.minutes(LongTest.minutes(30))))
struct LimitTests {
  private static let file = Program.config("StreamingPass")

  /// Runs a command under limits set by a shell; returns its exit code and stderr.
  private func run(_ limit: String, _ command: String) throws -> (code: Int32, errors: String) {
    let program = try #require(Program.url).path
    let folder = try Program.Folder()
    let errors = try folder.file("errors")
    let script = """
      exec </dev/null >"$0" 2>"$1"
      ulimit \(limit) && exec timeout 60 '\(program)' \(command)
      """
    let output = try folder.file("output")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, output.path, errors.path]
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path, "TERM": "xterm"]
    try process.run()
    process.waitUntilExit()
    let code =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    return (code, try String(contentsOf: errors, encoding: .utf8))
  }

  @Test(
    "a low limit of open files is reported with a next step, unless it is enough",
    arguments: [
      "--version", "--bugreport", "check \(file)", "render \(file)", "info",
      "browse \(file) --ephemeral --accessible",
    ]
  )
  func openFiles(command: String) throws {
    for count in [4, 5, 6, 7, 9, 12, 20, 26, 27, 32] {
      let (code, errors) = try run("-n \(count)", command)
      let isRefused = code == 2 && errors.contains("allow at least 32 (ulimit -n 32).")
      // The dynamic loader opens files before the program begins.
      let isUnloaded = code == 127 && errors.contains("shared libraries")
      #expect(isRefused || isUnloaded || code == 0 && count > 26, "\(count): \(code) \(errors)")
    }
  }

  @Test(
    "low stack and memory limits are reported with a next step and exit with 2",
    arguments: [
      ("-s 64", "ulimit -s 1024"), ("-s 512", "ulimit -s 1024"), ("-v 200000", "ulimit -v 262144"),
      ("-d 16000", "ulimit -d 131072"), ("-d 100000", "ulimit -d 131072"),
    ],
    ["check \(file)", "--bugreport", "--version"]
  )
  func memory(limit: (String, advice: String), command: String) throws {
    let (code, errors) = try run(limit.0, command)
    #expect(code == 2 && errors.contains(limit.advice), "\(code) \(errors)")
  }

  @Test("the limits that the messages recommend are enough")
  func enough() throws {
    // How much address space a run needs depends on the timing of its threads.
    for _ in 0..<LongTest.rounds(20) {
      for limit in ["-s 1024", "-v 262144", "-d 131072"] {
        for command in ["render \(Self.file) --contact-sheet", "check \(Self.file)"] {
          let (code, errors) = try run(limit, command)
          #expect(code == 0, "\(limit), \(command): \(code) \(errors)")
        }
      }
    }
  }

  @Test(
    "an output beyond the file size limit is reported as a write error",
    arguments: [
      ("-f 1", "man"), ("-f 0", "--bugreport"), ("-f 0", "--version"), ("-f 0", "--help"),
    ]
  )
  func fileSize(limit: String, command: String) throws {
    let (code, errors) = try run(limit, command)
    #expect(code == 2)
    // With a limit of 0, stderr cannot be written either.
    let line = "storeterm: cannot write to stdout: File too large. Redirect stdout elsewhere.\n"
    #expect(errors == (limit == "-f 0" ? "" : line))
  }
}
#endif
