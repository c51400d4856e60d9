import CNcurses
import TerminalUI
import Testing

@testable import NcursesTerminal

@Suite("Input decoder")
struct InputDecoderTests {
  private func character(_ scalar: Unicode.Scalar) -> nc_input {
    nc_input(kind: NC_INPUT_CHARACTER, value: scalar.value, x: 0, y: 0)
  }

  private func read(
    _ inputs: [nc_input],
    by decoder: inout InputDecoder
  ) -> [InputEvent] {
    decoder.begin()
    for input in inputs { decoder.take(input) }
    return decoder.end()
  }

  @Test("a paste can span several reads")
  func paste() {
    var decoder = InputDecoder()
    let begin = nc_input(kind: NC_INPUT_PASTE_BEGIN, value: 0, x: 0, y: 0)
    let end = nc_input(kind: NC_INPUT_PASTE_END, value: 0, x: 0, y: 0)
    #expect(read([begin, character("q")], by: &decoder) == [])
    #expect(read([character("q")], by: &decoder) == [])
    #expect(decoder.isUnfinished)
    let rest = read([end, character("x")], by: &decoder)
    #expect(rest == [.paste("qq"), .key(.character("x"))])
  }

  @Test("a paste without an end marker ends on a flush")
  func lostEnd() {
    var decoder = InputDecoder()
    let begin = nc_input(kind: NC_INPUT_PASTE_BEGIN, value: 0, x: 0, y: 0)
    #expect(read([begin, character("q")], by: &decoder) == [])
    decoder.flushIncomplete()
    #expect(!decoder.isUnfinished)
    #expect(decoder.end() == [.paste("q")])
    #expect(read([character("x")], by: &decoder) == [.key(.character("x"))])
  }

  @Test("a paste over the limit is delivered once, cut at the limit")
  func longPaste() {
    var decoder = InputDecoder()
    let begin = nc_input(kind: NC_INPUT_PASTE_BEGIN, value: 0, x: 0, y: 0)
    #expect(read([begin], by: &decoder) == [])
    decoder.takePasted(Array(repeating: 0x61, count: PasteBuffer.limit + 1))
    #expect(decoder.end() == [.paste(String(repeating: "a", count: PasteBuffer.limit))])
    decoder.takePasted(Array("b".utf8))
    let end = nc_input(kind: NC_INPUT_PASTE_END, value: 0, x: 0, y: 0)
    #expect(read([end, character("x")], by: &decoder) == [.key(.character("x"))])
  }

  @Test("a key split across turns is decoded as one key")
  func turns() {
    var decoder = InputDecoder()
    let inputs = characters("ae\u{301}\u{1B}[1;5Ab")
    var events: [InputEvent] = []
    for input in inputs {
      decoder.begin()
      decoder.take(input)
      events += decoder.end(isComplete: false)
    }
    events += read([], by: &decoder)
    #expect(events == ["a", "e\u{301}", "b"].map { .key(.character($0)) })
  }

  @Test("a drag without a press is ignored")
  func lostPress() {
    var decoder = InputDecoder()
    let drag = nc_input(kind: NC_INPUT_DRAG, value: 0, x: 3, y: 1)
    #expect(read([drag, drag], by: &decoder) == [])
  }

  @Test("a paste keeps tabs and line breaks and drops other control characters")
  func pastedControls() {
    var decoder = InputDecoder()
    let begin = nc_input(kind: NC_INPUT_PASTE_BEGIN, value: 0, x: 0, y: 0)
    let end = nc_input(kind: NC_INPUT_PASTE_END, value: 0, x: 0, y: 0)
    let inside = "a\r\tb\u{1B}\u{7F}é".unicodeScalars.map { character($0) }
    #expect(read([begin] + inside + [end], by: &decoder) == [.paste("a\n\tbé")])
  }

  @Test("a combining mark without a base character in the same read is no key")
  func loneMarks() {
    var decoder = InputDecoder()
    #expect(read([character("\u{301}")], by: &decoder) == [])
    #expect(read([character("e")], by: &decoder) == [.key(.character("e"))])
    #expect(read([character("\u{301}")], by: &decoder) == [])
  }

  @Test("no scalar becomes a control character or an empty key")
  func everyScalar() {
    var decoder = InputDecoder()
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for case .key(.character(let key)) in read([character(scalar)], by: &decoder) {
        #expect(CharacterWidth.columns(of: scalar) > 0)
        #expect(key.unicodeScalars.first == scalar)
      }
    }
  }

  private func characters(_ text: String) -> [nc_input] {
    text.unicodeScalars.map { character($0) }
  }

  @Test(
    "a background colour reply is decoded in any split and with either terminator",
    arguments: [
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", ColorScheme.light),
      ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", .dark),
      ("\u{1B}]11;rgb:fd/f6/e3\u{1B}\\", .light),
      ("\u{1B}]11;rgba:0000/0000/0000/ffff\u{7}", .dark),
    ]
  )
  func backgroundScheme(answer: String, scheme: ColorScheme) {
    for length in 2...answer.unicodeScalars.count {
      var decoder = InputDecoder()
      decoder.awaitsBackgroundColor = true
      let inputs = characters(answer)
      var events = read(Array(inputs.prefix(length)), by: &decoder)
      events += read(Array(inputs.dropFirst(length)), by: &decoder)
      events += read([character("q")], by: &decoder)
      #expect(events == [.colorScheme(scheme), .key(.character("q"))])
      #expect(!decoder.awaitsBackgroundColor)
    }
  }

  @Test("without a query, Alt-] does not swallow typed keys")
  func unasked() {
    var decoder = InputDecoder()
    let typed = read(characters("\u{1B}]q"), by: &decoder)
    #expect(typed.contains(.key(.character("q"))))
  }

  @Test("a colour scheme report is decoded")
  func change() {
    var decoder = InputDecoder()
    #expect(read(characters("\u{1B}[?997;2n"), by: &decoder) == [.colorScheme(.light)])
    #expect(read(characters("\u{1B}[?997;1n"), by: &decoder) == [.colorScheme(.dark)])
    #expect(read(characters("\u{1B}[?997;9n"), by: &decoder) == [])
  }

  @Test("a truncated reply does not swallow later keys")
  func lostAnswer() {
    var decoder = InputDecoder()
    decoder.awaitsBackgroundColor = true
    #expect(read(characters("\u{1B}]11;rgb:ff"), by: &decoder) == [])
    #expect(decoder.isUnfinished)
    decoder.flushIncomplete()
    #expect(read([character("q")], by: &decoder) == [.key(.character("q"))])
  }

  @Test("a reply longer than any known one ends at its terminator")
  func longReply() {
    var decoder = InputDecoder()
    decoder.awaitsPictures = true
    let error = "\u{1B}_Gi=31;EINVAL:" + String(repeating: "a long text ", count: 20) + "\u{1B}\\"
    #expect(read(characters(error + "\u{1B}[?62;cq"), by: &decoder) == [.key(.character("q"))])
    #expect(decoder.takePictureReplies().contains { $0.isLast })
  }

  @Test("only a valid background colour reply is accepted")
  func answers() {
    for text in ["", "11;rgb:", "11;rgb:1/2", "11;?", "10;rgb:0/0/0", "11;rgb:12345/0/0", "11;x"] {
      #expect(BackgroundColorReply(text) == nil, "\(text)")
    }
    #expect(BackgroundColorReply("11;rgb:8/8/8")?.scheme == .light)
    #expect(BackgroundColorReply("11;rgb:7/7/7")?.scheme == .dark)
  }
}
