import CNcurses
import Foundation
import Testing

@testable import NcursesTerminal
@testable import TerminalUI

extension CursesTests {
  @Suite("Pictures on terminals without graphics")
  @MainActor
  struct NoPictureTests {
    private let place = Rect(x: 4, y: 1, width: 4, height: 2)

    private func frame(_ terminal: NcursesTerminal) -> Frame {
      Frame(["title"], size: terminal.size).adding(TestPicture().placed(at: place))
    }

    @Test(
      "a terminal without graphics keeps half blocks, and the row of the query is written again"
    )
    func plain() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      terminal.present(frame(terminal))
      _ = pty.output()
      let events = await terminal.nextEvents { pty.type("\u{1B}[?1;2cx") }
      #expect(events == [.key(.character("x"))])
      let sent = pty.output()
      #expect(sent.contains("▀▀▀▀"))
      #expect(!sent.contains("\u{1B}_G") && !sent.contains("\u{1B}P") && !sent.contains("[16t"))
      terminal.present(frame(terminal))
      #expect(pty.output() == "")
    }

    @Test("an error instead of the reply counts as no support")
    func refusing() async throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      defer { terminal.close() }
      terminal.present(frame(terminal))
      let reply = "\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\\u{1B}_GOK\u{1B}\\\u{1B}[?1;2cx"
      #expect(await terminal.nextEvents { pty.type(reply) } == [.key(.character("x"))])
      #expect(terminal.pictures.probe.found == nil)
    }

    @Test(
      "no query is sent without colours, with half blocks chosen, or without Unicode",
      arguments: [
        .init(colorLevel: .none), .init(colorLevel: .sixteen), .init(isUnicode: false),
        .init(theme: .mono), .init(pictures: .blocks),
      ] as [NcursesTerminal.Options]
    )
    func silent(options: NcursesTerminal.Options) throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(options)
      defer { terminal.close() }
      terminal.present(frame(terminal))
      let sent = pty.output()
      #expect(!sent.contains("\u{1B}_G") && !sent.contains("\u{1B}[c"))
    }

    @Test(
      "a multiplexer receives only the query of attributes, because it would show the query as a title"
    )
    func multiplexer() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open(name: "screen-256color")
      defer { terminal.close() }
      terminal.present(frame(terminal))
      let sent = pty.output()
      #expect(!sent.contains("\u{1B}_G") && sent.hasSuffix("\u{1B}[c\u{1B}8"))
    }

    @Test("a closing terminal waits briefly for the reply, so that the shell does not read it")
    func lateReply() throws {
      let pty = try PseudoTerminal()
      let terminal = try pty.open()
      terminal.present(frame(terminal))
      pty.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c")
      terminal.close()
      #expect(pty.unreadInput == 0)
    }

    @Test(
      "the environment shows how some terminals show pictures, without a query",
      arguments: [
        ([:], .unknown), (["KITTY_WINDOW_ID": "1"], .kitty), (["TERM_PROGRAM": "WezTerm"], .kitty),
        (["KITTY_WINDOW_ID": "1", "TMUX": "/tmp/tmux,1,0"], .unknown),
        (["KITTY_WINDOW_ID": "1", "NO_COLOR": "1"], .blocks),
        (["KITTY_WINDOW_ID": "1", "LANG": "C"], .blocks),
        (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .blocks),
        (["TERM_PROGRAM": "Apple_Terminal"], .blocks), (["TERM": "nonsense-256color"], .blocks),
      ] as [([String: String], TerminalCapabilities.Pictures)]
    )
    func capabilities(variables: [String: String], pictures: TerminalCapabilities.Pictures) {
      let all = ["TERM": "xterm-256color"].merging(variables) { $1 }
      let environment = TerminalEnvironment(variables: all, isTerminal: true)
      #expect(TerminalCapabilities(environment).pictures == pictures)
    }
  }
}
