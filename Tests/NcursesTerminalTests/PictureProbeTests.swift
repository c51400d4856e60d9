import CNcurses
import TerminalUI
import Testing

@testable import NcursesTerminal

@Suite("Probe for pictures")
struct PictureProbeTests {
  private func found(_ replies: [PictureReply], window: Size? = nil) -> PictureProtocol? {
    var probe = PictureProbe(queriesKitty: true)
    _ = probe.start()
    for reply in replies { _ = probe.take(reply, windowCell: window) }
    return probe.found
  }

  private let sixel = PictureReply.attributes([62, 4])

  @Test("kitty is preferred, and sixel needs the size of a cell")
  func protocols() {
    let cell = Size(width: 8, height: 16)
    #expect(found([.kitty, sixel]) == .kitty)
    #expect(found([.kitty]) == nil)
    #expect(found([.attributes([62, 22])]) == nil)
    // The first number is the class of the terminal.
    #expect(found([.attributes([4])]) == nil)
    #expect(found([sixel, sixel]) == nil)
    #expect(found([sixel, sixel], window: cell) == .sixel(colors: 256, cell: cell))
    #expect(
      found([sixel, .cellSize(width: 8, height: 16), .sixelColors(16), sixel])
        == .sixel(colors: 16, cell: cell)
    )
  }

  @Test(
    "sizes and numbers that cannot be true are ignored",
    arguments: [
      PictureReply.cellSize(width: 0, height: 16), .cellSize(width: 8, height: 100_000),
      .cellSize(width: -1, height: 3),
    ]
  )
  func unplausible(reply: PictureReply) {
    #expect(found([sixel, reply, sixel]) == nil)
    let cell = Size(width: 8, height: 16)
    #expect(
      found([sixel, .sixelColors(-5), .sixelColors(1 << 30), sixel], window: cell)
        == .sixel(colors: 256, cell: cell)
    )
  }

  @Test(
    "replies are decoded",
    arguments: [
      ("?62;4;22c", .attributes([62, 4, 22])), ("?62;c", .attributes([62, 0])),
      ("6;20;10t", .cellSize(width: 10, height: 20)), ("?1;0;256S", .sixelColors(256)),
      ("c", nil), ("62c", nil), ("6;20t", nil), ("4;20;10t", nil), ("?1;3;0S", nil), ("", nil),
      ("99999999999999999999;1;1t", nil),
    ] as [(String, PictureReply?)]
  )
  func controls(text: String, reply: PictureReply?) {
    #expect(PictureReply(control: text) == reply)
  }

  @Test("only a reply with the number of the query counts")
  func strings() {
    #expect(PictureReply(string: "Gi=31;OK") == .kitty)
    for text in ["", "GOK", "Gi=31", "Gi=32;OK", "Gi=31;EINVAL:x", "11;rgb:0/0/0"] {
      #expect(PictureReply(string: text) == nil)
    }
  }

  @Test("replies in any split are no keys")
  func splits() {
    let whole = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?1;0;16S\u{1B}[?62;4c"
    let scalars = Array(whole.unicodeScalars)
    // After Escape alone, the rest of a reply cannot be distinguished from keys.
    for split in scalars.indices where split == 0 || scalars[split - 1] != "\u{1B}" {
      var decoder = InputDecoder()
      decoder.awaitsPictures = true
      var events: [InputEvent] = []
      for part in [scalars[..<split], scalars[split...]] {
        decoder.begin()
        for scalar in part {
          decoder.take(nc_input(kind: NC_INPUT_CHARACTER, value: scalar.value, x: 0, y: 0))
        }
        events += decoder.end()
      }
      #expect(events == [], "\(split)")
      #expect(decoder.takePictureReplies().count == 4, "\(split)")
      #expect(decoder.takePictureReplies() == [])
    }
  }

  @Test("a truncated reply does not swallow later keys, and without a query Alt-_ is two keys")
  func truncated() {
    func take(_ text: String, _ decoder: inout InputDecoder) -> [InputEvent] {
      decoder.begin()
      for scalar in text.unicodeScalars {
        decoder.take(nc_input(kind: NC_INPUT_CHARACTER, value: scalar.value, x: 0, y: 0))
      }
      return decoder.end()
    }
    for text in ["\u{1B}[6;2", "\u{1B}_Gi=3"] {
      var decoder = InputDecoder()
      decoder.awaitsPictures = true
      #expect(take(text, &decoder) == [])
      #expect(decoder.isUnfinished)
      decoder.flushIncomplete()
      #expect(!decoder.isUnfinished)
      #expect(take("q", &decoder) == [.key(.character("q"))])
    }
    var decoder = InputDecoder()
    #expect(take("\u{1B}_q", &decoder).last == .key(.character("q")))
  }

  @Test(
    "the kitty query is not sent through a multiplexer",
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-kitty"], true),
      (["TERM": "tmux-256color"], false), (["TERM": "screen"], false),
      (["TERM": "xterm-256color", "TMUX": "/tmp/tmux,1,0"], false),
      (["TERM": "xterm-256color", "STY": "1.pts"], false),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "linux"], false), (["TERM": "vt220"], false),
    ]
  )
  func multiplexers(variables: [String: String], isQueried: Bool) {
    let environment = TerminalEnvironment(variables: variables, isTerminal: true)
    #expect(environment.takesPictureQuery == isQueried)
  }
}
