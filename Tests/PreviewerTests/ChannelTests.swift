import PreviewChannel
import TerminalUI
import Testing

@Suite("Messages between previewer and stage")
struct ChannelTests {
  private static let events: [InputEvent] = [
    .key(.up), .key(.backtab), .key(.space), .key(.function(12)), .key(.control("l")),
    .key(.character("é")), .key(.character("👨‍👩‍👧")), .key(.delete),
    .mouse(.wheelDown, at: Point(x: 79, y: 0)),
    .mouse(.secondaryClick, at: .zero), .paste("two\nlines\tä"), .paste(""),
    .resize(Size(width: 120, height: 40)),
  ]

  @Test("every input event arrives unchanged")
  func input() {
    let message = PreviewerMessage.input(Self.events)
    var reader = EnvelopeReader()
    #expect(reader.take(message.envelope.bytes).compactMap(PreviewerMessage.init) == [message])
  }

  private static var frame: Frame {
    var frame = Frame(size: Size(width: 3, height: 2))
    frame[0, 0] = Cell(text: "漢", columns: 2, style: CellStyle(foreground: .price))
    frame[1, 0] = Cell(text: "", columns: 0, style: .plain)
    frame[2, 1] = Cell(text: "e\u{301}", columns: 1, style: CellStyle(attributes: [.bold]))
    frame.cursor = Point(x: 2, y: 1)
    return frame
  }

  private static var messages: [PreviewedProgramMessage] {
    [
      .previews(["One", "Two, too", ""], shown: 1), .frame(frame), .problem("It fell.\nTwice."),
      .frame(Frame(size: .zero)), .left,
    ]
  }

  @Test(
    "messages arrive complete and in order in any chunks",
    arguments: [1, 3, 1000]
  )
  func pieces(length: Int) {
    let bytes = Self.messages.flatMap(\.envelope.bytes)
    var reader = EnvelopeReader()
    var found: [PreviewedProgramMessage] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      let piece = bytes[start..<min(start + length, bytes.count)]
      found += reader.take(piece).compactMap(PreviewedProgramMessage.init)
    }
    #expect(found == Self.messages)
  }

  @Test("invalid messages are ignored")
  func noise() {
    var reader = EnvelopeReader()
    #expect(reader.take([1, 255, 255, 255, 255, 0, 0]).isEmpty)
    #expect(reader.isBroken)
    #expect(reader.take(PreviewedProgramMessage.left.envelope.bytes).isEmpty)
    for kind in UInt8(0)...9 {
      let message = PreviewedProgramMessage(Envelope(kind: kind, payload: [0x41]))
      #expect(message == (kind == 3 ? .left : kind == 4 ? .problem("A") : nil))
    }
    var short = PreviewedProgramMessage.frame(Self.frame).envelope
    short.payload.removeLast()
    #expect(PreviewedProgramMessage(short) == nil)
  }
}
