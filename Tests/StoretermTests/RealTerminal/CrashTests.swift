#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Crashes of real programs: a preloaded library makes a signal handler write to address zero, on
/// the thread that the signal interrupts.
@Suite("Crashes of the program", .serialized, .timeLimit(.minutes(LongTest.minutes(30))))
struct CrashTests {
  private static let file = Program.config("StreamingPass")

  /// The library, compiled once; `nil` if there is no compiler.
  private static let library: (folder: Program.Folder, path: String)? = {
    guard let folder = try? Program.Folder(),
      let source = try? folder.file(
        "fault.c",
        """
        #include <signal.h>
        static void fault(int number) { (void)number; *(volatile int *)0 = 1; }
        __attribute__((constructor)) static void begin(void) { signal(SIGURG, fault); }
        """
      )
    else { return nil }
    let path = folder.url.appending(path: "fault.so").path
    let command = Command(arguments: [
      "/bin/sh", "-c",
      "cc -shared -fPIC -o \"$0\" \"$1\" || "
        + "clang -shared -fPIC -o \"$0\" \"$1\"", path, source.path,
    ])
    return (try? command.run()) == 0 ? (folder, path) : nil
  }()

  private static func environment(_ backtrace: String?) throws -> [String: String] {
    let library = try #require(library?.path, "no C compiler")
    var variables = ["LD_PRELOAD": library]
    variables["SWIFT_BACKTRACE"] = backtrace
    return variables
  }

  @Test(
    "a crash restores the terminal within 3 seconds, with and without a backtrace",
    arguments: [nil, "enable=yes", "enable=yes,color=no,threads=all"]
  )
  func browser(backtrace: String?) throws {
    let url = try #require(Program.url)
    let program = try TerminalProgram(
      url,
      [Self.file, "--ephemeral"],
      environment: Self.environment(backtrace)
    )
    try program.waitFor("quit")
    program.waitForRest(100)
    program.send(signal: SIGURG)
    // `Documentation/Reliability.md` states 3 seconds; a busy machine gets one more.
    let end = try program.end(within: .seconds(4), reading: true)
    #expect(end == SIGSEGV || backtrace != nil && end == SIGKILL)
    #expect(program.isRestored)
    #expect(program.text.contains("\u{1B}[?1049l"))
    #expect(program.text.contains("Backtrac") == (backtrace != nil))
  }

  @Test("a crash ends the program even on a blocked terminal", arguments: [nil, "enable=yes"])
  func frozen(backtrace: String?) throws {
    let url = try #require(Program.url)
    let program = try TerminalProgram(
      url,
      [Self.file, "--ephemeral"],
      environment: Self.environment(backtrace)
    )
    try program.waitFor("quit")
    program.waitForRest(100)
    program.freeze()
    try program.type("?")
    usleep(100_000)
    program.send(signal: SIGURG)
    let end = try program.end(within: .seconds(4))
    #expect(end == SIGSEGV || backtrace != nil && end == SIGKILL)
    #expect(program.isRestored)
  }

  /// `fmt -` waits for its input.
  @Test(
    "a crash ends commands without a screen and SwiftUI apps too",
    arguments: [nil, "enable=yes"],
    ["fmt", "browse", "app"]
  )
  func others(backtrace: String?, name: String) throws {
    let url = try #require(name == "app" ? Program.url(of: "Greenhouse") : Program.url)
    let arguments = ["fmt": ["fmt", "-"], "browse": [Self.file, "--ephemeral", "--accessible"]]
    let program = try TerminalProgram(
      url,
      arguments[name] ?? [],
      environment: Self.environment(backtrace)
    )
    // The crash handlers are installed once the program reads.
    if name == "fmt" { program.waitForRest(1000) } else { try program.waitFor("e") }
    if name == "app" { program.waitForRest(200) }
    program.send(signal: SIGURG)
    let end = try program.end(within: .seconds(4), reading: true)
    #expect(end == SIGSEGV || backtrace != nil && end == SIGKILL, "\(program.text)")
    #expect(program.isRestored)
    #expect(program.text.contains("Backtrac") == (backtrace != nil), "\(program.text)")
  }
}
#endif
