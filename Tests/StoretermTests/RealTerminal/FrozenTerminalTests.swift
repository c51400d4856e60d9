#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("A terminal that accepts no output", .serialized, .timeLimit(.minutes(LongTest.minutes(30))))
struct FrozenTerminalTests {
  /// The program's activity while its terminal accepts no output.
  enum Moment: CaseIterable {
    /// It waits for keys.
    case idle
    /// It draws what a key changed.
    case drawing
    /// It draws a large window, and nothing reads its output.
    case unread
    /// It quits, after `q`.
    case leaving
    /// It restores the terminal, after Ctrl-Z.
    case stopping
  }

  private static let ending: [Int32] = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS,
    SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGIO, SIGPWR, 40,
  ]

  private static let file = Program.config("StreamingPass")

  /// Starts the store and brings it to a moment at which its terminal accepts no output.
  private static func program(at moment: Moment) throws -> TerminalProgram {
    let url = try #require(Program.url)
    let program = try TerminalProgram(url, [file, "--ephemeral"])
    try program.waitFor("quit")
    program.waitForRest(100)
    switch moment {
    case .unread:
      for step in 0..<500 where program.takesOutput {
        program.resize(columns: 200 + step % 2, rows: 60)
        usleep(20_000)
      }
      #expect(!program.takesOutput)
    case .idle:
      program.freeze()
    case .drawing:
      program.freeze()
      try program.type("?")
    case .leaving:
      program.freeze()
      try program.type("q")
    case .stopping:
      program.freeze()
      try program.type("\u{1A}")
    }
    return program
  }

  private static func expectEnd(_ moment: Moment, _ signal: Int32) throws {
    let program = try program(at: moment)
    // Some signals arrive before the key was read, some during a write.
    usleep(UInt32(100_000))
    program.send(signal: signal)
    // `Documentation/Reliability.md` states 2 seconds; a busy machine gets one more.
    #expect(try program.end(within: .seconds(3)) == signal, "\(moment)")
    #expect(program.isRestored, "\(moment), signal \(signal)")
  }

  @Test("a fatal signal ends the program and restores the terminal modes")
  func signals() throws {
    try Self.expectEnd(.idle, SIGTERM)
    try Self.expectEnd(.drawing, SIGHUP)
    try Self.expectEnd(.unread, SIGINT)
    try Self.expectEnd(.leaving, SIGTERM)
  }

  @Test("any fatal signal at any moment ends the program and restores the modes")
  func anySignal() throws {
    var random = SeededRandom.forTest()
    for round in 0..<random.rounds(of: 300) {
      let moment = Moment.allCases.randomElement(using: &random) ?? .idle
      let signal = Self.ending.randomElement(using: &random) ?? SIGTERM
      #expect(throws: Never.self, "seed \(random.seed), round \(round): \(moment), \(signal)") {
        try Self.expectEnd(moment, signal)
      }
    }
  }

  @Test("SIGTSTP stops the program, and continuing it redraws the screen")
  func stop() throws {
    let folder = try Program.Folder()
    let url = try #require(Program.url)
    // The shell must print nothing: it would wait for the terminal too.
    let script = """
      exec 2>/dev/null
      "$0" "$1" --ephemeral
      : > "$2/stopped"
      while [ ! -e "$2/go" ]; do sleep 0.1; done
      fg >/dev/null
      """
    let shell = try TerminalProgram(
      URL(filePath: "/bin/sh"),
      ["-m", "-c", script, url.path, Self.file, folder.url.path]
    )
    try shell.waitFor("quit")
    shell.waitForRest(100)
    shell.freeze()
    try shell.type("?")
    usleep(100_000)
    let pid = try #require(shell.children.first)
    kill(pid, SIGTSTP)
    let stopped = folder.url.appending(path: "stopped").path
    let start = ContinuousClock.now
    while !FileManager.default.fileExists(atPath: stopped) {
      try #require(ContinuousClock.now - start < .seconds(10), "the program was not stopped")
      usleep(10_000)
    }
    #expect(shell.isRestored)
    shell.thaw()
    shell.forget()
    try folder.file("go")
    try shell.waitFor("close")
    try shell.type("\u{1B}q")
    #expect(try shell.end(within: .seconds(20), reading: true) == 256)
    #expect(shell.isRestored)
  }

  @Test("after q, a terminal that accepts output again receives all of it")
  func thaw() throws {
    let program = try Self.program(at: .leaving)
    usleep(200_000)
    #expect(!program.hasEnded)
    program.forget()
    program.thaw()
    #expect(try program.end(within: .seconds(20), reading: true) == 256)
    #expect(program.text.contains("\u{1B}[?1049l"))
    #expect(program.isRestored)
  }
}
#endif
