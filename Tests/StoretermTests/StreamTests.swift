import Foundation
import TestSupport
import Testing

/// Every command that prints, with streams that are full, closed or blocked.
@Suite("Streams", .timeLimit(.minutes(LongTest.minutes(30))))
struct StreamTests {
  private static let file = Program.config("StreamingPass")

  /// Commands with their arguments; `SCENARIO` and `UGLY` are files of the test.
  private static let commands = [
    "render \(file)", "render \(file) --format svg", "render \(file) --cast --press down",
    "check \(file)", "check \(file) --format json --no-review", "diff \(file) \(file)",
    "diff \(file) UGLY --format json", "fmt -", "fmt --check UGLY", "fmt --check \(file)", "info",
    "info --format json",
    "styles", "simulate SCENARIO", "simulate SCENARIO --format junit", "man", "--help",
    "help render", "--version", "--generate-completion-script bash", "--bugreport",
    "browse \(file) --ephemeral --accessible --start 2026-01-01",
  ]

  /// All commands under `make soak`, else every fifth command from an index on.
  private static func some(from start: Int) -> [String] {
    LongTest.isFull ? commands : stride(from: start, to: commands.count, by: 5).map { commands[$0] }
  }

  private static let folder: Program.Folder = {
    guard let folder = try? Program.Folder(),
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { preconditionFailure("no temporary folder") }
    _ = try? folder.file("UGLY", text.replacing("99.99", with: "89.99").replacing("  ", with: "\t"))
    _ = try? folder.file(
      "SCENARIO",
      """
      store: \(file)
      start: 2026-01-15T10:00:00Z
      steps:
        - purchase: com.example.streamingpass.basic.monthly
          expect: { state: subscribed }
      """
    )
    return folder
  }()

  /// Runs a command in a shell with redirections; returns output, stderr and exit code.
  private func run(_ command: String, _ redirections: String = "") throws -> Program.Outcome {
    let program = try #require(Program.url).path
    let scratch = try Program.Folder()
    let (output, errors) = (try scratch.file("output"), try scratch.file("errors"))
    let input = command == "fmt -" ? Self.file : "/dev/null"
    let script = "'\(program)' \(command) <'\(input)' >\"$0\" 2>\"$1\" \(redirections)"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, output.path, errors.path]
    process.currentDirectoryURL = Self.folder.url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": Self.folder.url.path, "TERM": "xterm"]
    try process.run()
    process.waitUntilExit()
    return Program.Outcome(
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8),
      exitCode: process.terminationStatus
    )
  }

  @Test(
    "a full device and a closed stdout are reported with a next step and exit with 2",
    arguments: some(from: 0)
  )
  func unwritable(command: String) throws {
    var redirections = [(">&-", "stdout is closed. Redirect it.")]
    if FileManager.default.fileExists(atPath: "/dev/full") {
      redirections.append(
        (
          ">/dev/full",
          "No space left on device. Free some space, or redirect stdout elsewhere."
        )
      )
    }
    for (redirection, message) in redirections {
      let outcome = try run(command, redirection)
      #expect(outcome.exitCode == 2, "\(redirection)")
      #expect(
        outcome.errors.hasSuffix("storeterm: cannot write to stdout: \(message)\n"),
        "\(redirection)"
      )
    }
  }

  @Test("an endless input is refused at 16 MiB")
  func endlessInput() throws {
    let outcome = try Program.runLimited(
      ["fmt", "-"],
      in: Self.folder.url,
      environment: [:],
      input: URL(filePath: "/dev/zero")
    )
    #expect(outcome.exitCode == 2)
    let said = String(decoding: outcome.errors, as: UTF8.self)
    #expect(said.contains("exceeds the limit of 16777216 bytes (16 MiB)"), "\(said)")
  }

  @Test(
    "an unwritable stderr changes neither the output nor the exit code",
    arguments: some(from: 1)
  )
  func unwritableErrors(command: String) throws {
    let plain = try run(command)
    #expect(
      !plain.output.isEmpty || ["check", "diff", "fmt --check"].contains(where: command.hasPrefix)
    )
    for redirection in ["2>&-", "2>/dev/full"] {
      if redirection.hasSuffix("full"), !FileManager.default.fileExists(atPath: "/dev/full") {
        continue
      }
      let outcome = try run(command, redirection)
      #expect(outcome.exitCode == plain.exitCode, "\(redirection)")
      if command != "--bugreport", !command.hasPrefix("info") {
        #expect(outcome.output == plain.output, "\(redirection)")
      }
    }
  }

  @Test("a closed stdin counts as empty", arguments: some(from: 2).filter { $0 != "fmt -" })
  func closedInput(command: String) throws {
    let plain = try run(command)
    let outcome = try run(command, "<&-")
    #expect(outcome.exitCode == plain.exitCode)
    #expect(outcome.errors.withoutReviewProgress == plain.errors.withoutReviewProgress)
  }

  @Test(
    "a closed reader ends a command without a message and with its usual exit code",
    arguments: some(from: 3)
  )
  func goneReader(command: String) throws {
    let plain = try run(command)
    let ends = try PipeEnds(isWaiting: true)
    close(ends.reading)
    let outcome = try start(command, output: ends.writing, errors: nil)
    #expect(outcome.code == plain.exitCode)
    #expect(outcome.errors.withoutReviewProgress == plain.errors.withoutReviewProgress)
  }

  #if os(Linux)
  @Test(
    "a full non-blocking pipe receives the whole output in the end",
    arguments: [
      "check", "simulate SCENARIO", "man",
      "browse \(file) --ephemeral --accessible --start 2026-01-01",
    ]
  )
  func nonBlockingPipe(command: String) throws {
    let plain = try run(command)
    let (output, errors) = (try PipeEnds(isWaiting: false), try PipeEnds(isWaiting: false))
    let filling = (try output.fill(), try errors.fill())
    let process = try process(command, output: output.writing, errors: errors.writing)
    try waitUntilIdle(process)
    let written = try PipeEnds.drain([output, errors])
    process.waitUntilExit()
    #expect(process.terminationStatus == plain.exitCode)
    #expect(written[0].dropFirst(filling.0) == plain.output)
    #expect(written[1].dropFirst(filling.1) == plain.errors)
  }

  /// Waits until a process ends or has slept for a while, as it does while it waits for a pipe.
  private func waitUntilIdle(_ process: Process) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    var rests = 0
    while process.isRunning, rests < 20, ContinuousClock.now < deadline {
      let path = "/proc/\(process.processIdentifier)/stat"
      let facts = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      rests = facts.split(separator: ")").last?.hasPrefix(" S") == true ? rests + 1 : 0
      // A process is not notified that another one waits for a pipe, so this polls its state.
      usleep(10_000)
    }
  }
  #endif

  // MARK: Processes

  private func process(_ command: String, output: Int32, errors: Int32) throws -> Process {
    guard let program = Program.url else { throw Program.NotBuilt() }
    let process = Process()
    process.executableURL = program
    process.arguments = command.split(separator: " ").map(String.init)
    process.currentDirectoryURL = Self.folder.url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": Self.folder.url.path, "TERM": "xterm"]
    let input = command == "fmt -" ? Self.file : "/dev/null"
    process.standardInput = FileHandle(forReadingAtPath: input)
    process.standardOutput = FileHandle(fileDescriptor: output, closeOnDealloc: false)
    process.standardError = FileHandle(fileDescriptor: errors, closeOnDealloc: false)
    try process.run()
    close(output)
    if errors != output { close(errors) }
    return process
  }

  private func start(
    _ command: String,
    output: Int32,
    errors: Int32?
  ) throws -> (code: Int32, errors: String) {
    let scratch = try Program.Folder()
    let file = try scratch.file("errors")
    let handle = try FileHandle(forWritingTo: file)
    let process = try process(command, output: output, errors: dup(handle.fileDescriptor))
    process.waitUntilExit()
    let code =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    return (code, try String(contentsOf: file, encoding: .utf8))
  }
}

/// A pipe with both ends open in the test.
private struct PipeEnds {
  let reading: Int32
  let writing: Int32

  init(isWaiting: Bool) throws {
    var ends = [Int32](repeating: -1, count: 2)
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if !isWaiting { for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) } }
  }

  /// Fills the pipe to the last byte; returns the number of bytes.
  func fill() throws -> Int {
    var count = 0
    for size in [4096, 1] {
      let bytes = [UInt8](repeating: 0x2E, count: size)
      while case let written = write(writing, bytes, size), written > 0 { count += written }
    }
    return count
  }

  /// Reads pipes until every writer has closed its end.
  static func drain(_ pipes: [PipeEnds]) throws -> [String] {
    defer { for pipe in pipes { close(pipe.reading) } }
    var texts = [[UInt8]](repeating: [], count: pipes.count)
    var isOpen = [Bool](repeating: true, count: pipes.count)
    let deadline = ContinuousClock.now + .seconds(120)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while isOpen.contains(true), ContinuousClock.now < deadline {
      for index in pipes.indices where isOpen[index] {
        var entry = pollfd(fd: pipes[index].reading, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, 10)
        let read = Foundation.read(pipes[index].reading, &chunk, chunk.count)
        if read > 0 { texts[index] += chunk[..<read] }
        if read == 0 { isOpen[index] = false }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}
