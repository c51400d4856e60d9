#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Faults of real programs: a library that is loaded before them has a signal read from address
/// zero, on the thread that the signal interrupts.
@Suite("A fault of the program", .serialized, .timeLimit(.minutes(LongTest.minutes(30))))
struct CrashTests {
  private static let file = Program.config("StreamingPass")

  /// The library, compiled once; `nil` where there is no compiler.
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
    "gives the terminal back and ends it within 3 seconds, with a backtrace or without",
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
    // 3 seconds are promised; a busy machine has one more.
    let end = try program.end(within: .seconds(4), reading: true)
    #expect(end == SIGSEGV || backtrace != nil && end == SIGKILL)
    #expect(program.isRestored)
    #expect(program.text.contains("\u{1B}[?1049l"))
    #expect(program.text.contains("Backtrac") == (backtrace != nil))
  }

  @Test("ends it although the terminal takes nothing", arguments: [nil, "enable=yes"])
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

  /// A command that reads from a pipe whose writer waits, so that it is there for a while.
  @Test(
    "ends commands without a screen too, and apps made with SwiftUI",
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
    // Its handlers are there when it reads.
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
