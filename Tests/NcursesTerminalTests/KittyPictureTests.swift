import CNcurses
import Foundation
import Testing

@testable import NcursesTerminal
@testable import TerminalUI

extension CursesTests {
  @Suite("Pictures with the kitty graphics protocol")
  @MainActor
  struct KittyPictureTests {
    private static let query = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"
    private static let reply = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"
    private static let first = 0x5354_0001

    private let fixture: PictureTerminal

    private var pty: PseudoTerminal { fixture.pty }
    private var terminal: NcursesTerminal { fixture.terminal }
    private var place: Rect { fixture.place }

    init() throws { fixture = try PictureTerminal() }

    private func open(with frame: Frame) async -> String {
      terminal.present(frame)
      _ = pty.output()
      await fixture.answer(Self.reply)
      return pty.output()
    }

    @Test("the query follows the first frame with a picture, which has half blocks")
    func query() async {
      defer { terminal.close() }
      terminal.present(fixture.frame())
      #expect(!pty.output().contains("\u{1B}_G"))
      terminal.present(fixture.frame().adding(TestPicture().placed(at: place)))
      let sent = pty.output()
      #expect(sent.contains("▀▀▀▀") && sent.hasSuffix(Self.query + "\u{1B}8"))
      terminal.present(fixture.frame(["other"]).adding(TestPicture().placed(at: place)))
      #expect(!pty.output().contains("\u{1B}_G"))
    }

    @Test("after the reply the pixels are sent once, and placed at the cells")
    func placing() async throws {
      defer { terminal.close() }
      let picture = TestPicture()
      let sent = await open(with: fixture.frame().adding(picture.placed(at: place)))
      let file = try #require(picture.file)
      let data = Data(file).base64EncodedString()
      let pixels = "\u{1B}_Ga=t,f=100,i=\(Self.first),q=2,m=0;\(data)\u{1B}\\"
      let placed =
        "\u{1B}7\u{1B}[2;5H\u{1B}_Ga=p,i=\(Self.first),p=1,q=2,C=1,c=4,r=2,x=0,y=0,w=16,h=16"
        + "\u{1B}\\\u{1B}8"
      #expect(sent.contains(pixels) && sent.hasSuffix(placed))
      // An equal frame sends nothing.
      #expect(await fixture.show(fixture.frame().adding(picture.placed(at: place))) == "")
      let second = await fixture.show(
        fixture.frame().adding(
          picture.placed(at: place),
          picture.placed(at: Rect(x: 20, y: 1, width: 8, height: 4))
        )
      )
      #expect(!second.contains("a=t") && second.contains("a=p,i=\(Self.first),p=2,q=2,C=1,c=8,r=4"))
    }

    @Test("a large file is sent in chunks of 4096 bytes")
    func chunks() throws {
      defer { terminal.close() }
      var picture = TestPicture()
      picture.file = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
      // A pseudo-terminal holds less than the file, so the bytes are not sent to one.
      var kitty = KittyPictures(cell: Size(width: 10, height: 20))
      let placed = picture.placed(at: place)
      let sent = String(decoding: kitty.transmit(placed, needed: [placed]), as: UTF8.self)
      let chunks = sent.matches(
        of: #/\u{1B}_G(?:a=t,f=100,i=\d+,)?q=2,m=([01]);([^\u{1B}]*)\u{1B}\\/#
      )
      #expect(chunks.map { String($0.output.1) } == ["1", "1", "1", "0"])
      #expect(chunks.allSatisfy { $0.output.2.count <= 4096 })
      let whole = chunks.map { String($0.output.2) }.joined()
      #expect(Data(base64Encoded: whole).map(Array.init) == picture.file)
    }

    @Test("a moved picture is placed again under its number, without its pixels")
    func moved() async {
      defer { terminal.close() }
      let picture = TestPicture()
      _ = await open(with: fixture.frame().adding(picture.placed(at: place)))
      let sent = await fixture.show(
        fixture.frame().adding(picture.placed(at: Rect(x: 6, y: 3, width: 4, height: 2)))
      )
      #expect(sent.contains("\u{1B}[4;7H\u{1B}_Ga=p,i=\(Self.first),p=1,"))
      #expect(!sent.contains("a=t") && !sent.contains("a=d") && !sent.contains("▀"))
    }

    @Test("a clipped picture shows a part of its pixels")
    func clipped() async {
      defer { terminal.close() }
      let picture = TestPicture()
      _ = await open(with: fixture.frame().adding(picture.placed(at: place)))
      let window = Rect(x: 0, y: 2, width: 7, height: 9)
      let sent = await fixture.show(fixture.frame().adding(picture.placed(at: place, in: window)))
      #expect(
        sent.contains("\u{1B}[3;5H\u{1B}_Ga=p,i=\(Self.first),p=1,q=2,C=1,c=3,r=1,x=0,y=8,w=12,h=8")
      )
    }

    @Test("a removed or covered picture is deleted, and its pixels stay for the next time")
    func removed() async {
      defer { terminal.close() }
      let picture = TestPicture()
      _ = await open(with: fixture.frame().adding(picture.placed(at: place)))
      var covered = fixture.frame().adding(picture.placed(at: place))
      covered.pictures = []
      let sent = await fixture.show(covered)
      #expect(sent.contains("▀▀▀▀"))
      #expect(sent.contains("\u{1B}_Ga=d,d=i,i=\(Self.first),p=1,q=2\u{1B}\\"))
      let again = await fixture.show(fixture.frame().adding(picture.placed(at: place)))
      #expect(again.contains("a=p") && !again.contains("a=t"))
    }

    @Test("Ctrl-L, a resize and a suspension delete the pixels, and send them again")
    func again() async {
      defer { terminal.close() }
      let picture = TestPicture()
      let shown = fixture.frame().adding(picture.placed(at: place))
      _ = await open(with: shown)
      let deleted = "\u{1B}_Ga=d,d=I,i="
      terminal.invalidate()
      #expect(pty.output().contains(deleted))
      #expect(await fixture.show(shown).contains("a=t"))
      terminal.erasePictures()
      nc_leave(terminal.screen)
      #expect(pty.output().contains(deleted))
      terminal.retake()
      #expect(await fixture.show(shown).contains("a=t"))
      pty.resize(columns: 60, rows: 20)
      terminal.followWindow()
      #expect(pty.output().contains(deleted))
      #expect(await fixture.show(shown).contains("a=t"))
    }

    @Test("closing deletes the pixels before the screen is left")
    func closing() async throws {
      _ = await open(with: fixture.frame().adding(TestPicture().placed(at: place)))
      terminal.close()
      let sent = pty.output()
      let deleted = try #require(sent.range(of: "\u{1B}_Ga=d,d=I,i=\(Self.first),q=2\u{1B}\\"))
      let left = try #require(sent.range(of: "\u{1B}[?1049l"))
      #expect(deleted.upperBound <= left.lowerBound)
    }

    @Test("a picture whose file is too large stays in half blocks")
    func refused() async {
      defer { terminal.close() }
      var picture = TestPicture()
      picture.file = nil
      let sent = await open(with: fixture.frame().adding(picture.placed(at: place)))
      #expect(!sent.contains("a=t") && !sent.contains("a=p"))
      #expect(
        await fixture.show(fixture.frame(["new"]).adding(picture.placed(at: place))).contains("new")
      )
    }

    @Test("the terminal keeps a limited number of pixels, and the pictures in use")
    func manyPictures() {
      defer { terminal.close() }
      var kitty = KittyPictures(cell: Size(width: 10, height: 20))
      let size = Size(width: 1024, height: 512)
      let large = Rect(x: 0, y: 0, width: 103, height: 26)
      let pictures = (0..<40).map { _ in TestPicture(size: size).placed(at: large) }
      let text = { String(decoding: $0 as [UInt8], as: UTF8.self) }
      var (sent, deleted) = (0, 0)
      for picture in pictures {
        let bytes = text(kitty.transmit(picture, needed: [picture, pictures[0]]))
        sent += bytes.components(separatedBy: "a=t").count - 1
        deleted += bytes.components(separatedBy: "a=d,d=I").count - 1
        #expect(sent - deleted <= PictureLimits.keptPixels / size.area)
        _ = kitty.show([picture, pictures[0]])
      }
      #expect(sent == 40 && deleted == 8)
      #expect(kitty.isReady(pictures[0]) && !kitty.isReady(pictures[1]))
      #expect(kitty.isReady(pictures[39]))
      // More pictures than fit at once: the last ones stay in half blocks.
      var full = KittyPictures(cell: Size(width: 10, height: 20))
      for picture in pictures { _ = full.transmit(picture, needed: pictures) }
      #expect(pictures.count { full.isReady($0) } == 32)
      #expect(!pictures.contains { full.isPending($0) })
    }

    @Test("the theme without colours removes the pictures")
    func mono() async {
      defer { terminal.close() }
      let shown = fixture.frame().adding(TestPicture().placed(at: place))
      _ = await open(with: shown)
      terminal.choose(.mono)
      #expect(await fixture.show(shown).contains("a=d,d=i"))
      terminal.choose(.auto)
      #expect(await fixture.show(shown).contains("a=p"))
    }

    @Test("the cursor of the frame is restored after a picture")
    func cursor() async {
      defer { terminal.close() }
      var shown = fixture.frame().adding(TestPicture().placed(at: place))
      shown.cursor = Point(x: 2, y: 0)
      let sent = await open(with: shown)
      #expect(sent.hasSuffix("\u{1B}8"))
      let commands = sent.components(separatedBy: "a=p").count - 1
      #expect(commands == 1 && sent.components(separatedBy: "\u{1B}7").count == 2)
    }
  }
}
