import CNcurses
import Testing

@testable import NcursesTerminal

@Suite("Clipboard")
struct ClipboardTests {
  @Test("copying writes an OSC 52 sequence up to its size limit")
  func sequence() throws {
    let bytes = try #require(ClipboardSequence.bytes(for: "Füße"))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}]52;c;RsO8w59l\u{07}")
    #expect(ClipboardSequence.bytes(for: String(repeating: "a", count: 74_994)) != nil)
    #expect(ClipboardSequence.bytes(for: String(repeating: "a", count: 74_995)) == nil)
  }

  @Test(
    "terminals that would print the sequence do not receive it",
    arguments: [
      ("xterm-256color", true), ("tmux", true), ("screen", true), ("linux", false),
      ("vt100", false), ("vt220", false), ("dumb", false),
    ]
  )
  func known(name: String, isKnown: Bool) {
    let environment = TerminalEnvironment(variables: ["TERM": name], isTerminal: true)
    #expect(environment.takesStrings == isKnown)
  }

  @Test("a local session uses the machine's clipboard program, and a remote session does not")
  func program() {
    func found(_ variables: [String: String], _ programs: Set<String>) -> String? {
      let environment = TerminalEnvironment(
        variables: variables.merging(["PATH": "/a:/b"]) { $1 },
        isTerminal: true
      )
      return ClipboardProgram.found(in: environment) { programs.contains($0) }?.path
    }
    let all: Set = ["/a/wl-copy", "/b/xclip", "/b/xsel"]
    #expect(found(["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"], all) == "/a/wl-copy")
    #expect(found(["DISPLAY": ":0"], all) == "/b/xclip")
    #expect(found(["DISPLAY": ":0"], ["/b/xsel"]) == "/b/xsel")
    #expect(found(["DISPLAY": ":0", "SSH_TTY": "/dev/pts/1"], all) == nil)
  }
}
