#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("More input than a user can type", .serialized, .timeLimit(.minutes(LongTest.minutes(30))))
struct FloodTests {
  private static let file = Program.config("StreamingPass")
  private static let megabyte = [UInt8](repeating: 0x61, count: 1 << 20)

  private func store() throws -> TerminalProgram {
    let url = try #require(Program.url)
    let program = try TerminalProgram(url, [Self.file, "--ephemeral"])
    try program.waitFor("quit")
    program.waitForRest(100)
    return program
  }

  private func leave(_ program: TerminalProgram) throws {
    try program.type("\u{3}")
    #expect(try program.end(within: .seconds(20), reading: true) == 256 + 130)
    #expect(program.isRestored)
  }

  @Test(
    "a megabyte pasted into a field is cut at its limit, and later keys count as keys",
    arguments: [":", "T"]
  )
  func paste(field: String) throws {
    let program = try store()
    try program.type(field)
    program.waitForRest(100)
    program.forget()
    try program.type("\u{1B}[200~".utf8 + Self.megabyte + "\u{1B}[201~".utf8)
    // The goal is 100 ms; a debug build is many times slower, and the machine may be busy.
    try program.waitFor("10,000", within: .seconds(5))
    program.waitForRest(100)
    program.forget()
    try program.type("\u{15}")
    try program.waitFor("\u{1B}")
    try leave(program)
  }

  @Test("an unfinished paste becomes text after a while, and later keys count as keys")
  func unfinishedPaste() throws {
    let program = try store()
    try program.type(":")
    program.waitForRest(100)
    program.forget()
    try program.type("\u{1B}[200~zzqq")
    try program.waitFor("zzqq")
    try leave(program)
  }

  @Test("frames are drawn while keys arrive faster than they can be handled")
  func keys() throws {
    let program = try store()
    try program.type(":")
    program.waitForRest(100)
    // Letters alone would count as a paste; an arrow key without effect separates them.
    let keys = "0123456789a".map { "\($0)\u{1B}[C" }.joined()
    try program.type(String(repeating: keys, count: 300))
    var frames = 0
    let deadline = ContinuousClock.now + .seconds(20)
    while frames < 3, ContinuousClock.now < deadline {
      if program.read() { frames += 1 } else { usleep(1000) }
    }
    #expect(frames == 3)
    // The remaining keys are not needed.
    program.send(signal: SIGTERM)
    #expect(try program.end(within: .seconds(3), reading: true) == SIGTERM)
    #expect(program.isRestored)
  }

  @Test("Ctrl-C takes effect before waiting keys")
  func interrupt() throws {
    let program = try store()
    try program.type(":")
    program.waitForRest(100)
    let keys = "0123456789a".map { "\($0)\u{1B}[C" }.joined()
    try program.type(String(repeating: keys, count: 1000))
    try leave(program)
  }
}
#endif
