import CNcurses
import Testing

@testable import NcursesTerminal
@testable import TerminalUI

extension CursesTests {
  @Suite("Pictures and signals")
  @MainActor
  struct GuardedPictureTests {
    nonisolated private static let end = "\u{1B}\\"
    nonisolated private static let deletion = end + "\u{1B}_Ga=d,d=A,q=2" + end

    /// The bytes with which a signal handler would restore the terminal.
    private var restoration: String {
      var bytes = [CChar](repeating: 0, count: 1024)
      let count = nc_guard_bytes(&bytes, bytes.count)
      return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @Test(
      "a signal handler ends an incomplete sequence and deletes the pictures of the protocol",
      arguments: [
        (["\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"], deletion + end),
        (["\u{1B}[?62;4c", "\u{1B}[6;20;10t\u{1B}[?62;4c"], end),
        (["\u{1B}[?1;2c"], ""),
      ]
    )
    func deleted(replies: [String], start: String) async throws {
      let pty = try PseudoTerminal()
      let terminal = try NcursesTerminal(
        .init(),
        input: pty.program,
        output: pty.program,
        name: "xterm-256color",
        isGuarded: true
      )
      defer { terminal.close() }
      let modes = restoration
      #expect(!modes.isEmpty && !modes.contains("\u{1B}_G") && !modes.contains(Self.end))
      let picture = TestPicture().placed(at: Rect(x: 1, y: 1, width: 4, height: 2))
      terminal.present(Frame(["title"], size: terminal.size).adding(picture))
      for reply in replies {
        #expect(await terminal.nextEvents { pty.type(reply + "x") } == [.key(.character("x"))])
      }
      #expect(restoration == start + modes)
      terminal.close()
      #expect(restoration == modes)
    }
  }
}
