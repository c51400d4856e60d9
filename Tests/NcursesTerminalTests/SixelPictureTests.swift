import CNcurses
import Foundation
import Testing

@testable import NcursesTerminal
@testable import TerminalUI

extension CursesTests {
  @Suite("Pictures with sixel graphics")
  @MainActor
  struct SixelPictureTests {
    private static let measuring = "\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[c"
    private static let measures = "\u{1B}[6;12;6t\u{1B}[?1;0;64S\u{1B}[?62;4;22c"
    private let fixture: PictureTerminal

    private var pty: PseudoTerminal { fixture.pty }
    private var terminal: NcursesTerminal { fixture.terminal }
    private var place: Rect { fixture.place }
    private let picture = TestPicture()

    init() throws { fixture = try PictureTerminal() }

    /// Shows a frame on a terminal that replies to all queries.
    private func open(with frame: Frame) async -> String {
      terminal.present(frame)
      await fixture.answer("\u{1B}[?62;4;22c")
      #expect(pty.output().hasSuffix(Self.measuring))
      await fixture.answer(Self.measures)
      return pty.output()
    }

    private static let sixels =
      "\u{1B}P0;1;0q\"1;1;24;24#0;2;100;0;0#0!24~-#0!24~-#0!24~-#0!24~\u{1B}\\"

    @Test("a terminal with sixel graphics is measured, and shows the picture in its cells")
    func placing() async {
      defer { terminal.close() }
      let sent = await open(with: fixture.frame().adding(picture.placed(at: place)))
      #expect(sent.hasSuffix("\u{1B}7\u{1B}[2;5H" + Self.sixels + "\u{1B}8"))
      #expect(await fixture.show(fixture.frame().adding(picture.placed(at: place))) == "")
    }

    @Test("a picture is sent again after a row of it was written, and not after another row")
    func rewritten() async {
      defer { terminal.close() }
      _ = await open(with: fixture.frame(["a", "b"]).adding(picture.placed(at: place)))
      let other = await fixture.show(fixture.frame(["c", "b"]).adding(picture.placed(at: place)))
      #expect(other.contains("c") && !other.contains("\u{1B}P"))
      let same = await fixture.show(fixture.frame(["c", "d"]).adding(picture.placed(at: place)))
      #expect(same.contains("d") && same.contains(Self.sixels))
    }

    @Test("the rows of a moved picture are written again before the picture")
    func moved() async {
      defer { terminal.close() }
      _ = await open(with: fixture.frame(["a", "row", "b"]).adding(picture.placed(at: place)))
      let next = fixture.frame(["a", "row", "b"]).adding(
        picture.placed(at: Rect(x: 6, y: 1, width: 4, height: 2))
      )
      let sent = await fixture.show(next)
      #expect(
        sent.contains("row") && sent.hasSuffix("\u{1B}7\u{1B}[2;7H" + Self.sixels + "\u{1B}8")
      )
    }

    @Test("the rows of a removed or covered picture are written again")
    func removed() async {
      defer { terminal.close() }
      _ = await open(with: fixture.frame(["a", "row"]).adding(picture.placed(at: place)))
      let sent = await fixture.show(fixture.frame(["a", "row"]))
      #expect(sent.contains("row") && !sent.contains("\u{1B}P"))
      #expect(
        await fixture.show(fixture.frame(["a", "row"]).adding(picture.placed(at: place))).contains(
          Self.sixels
        )
      )
      var covered = fixture.frame(["a", "row"]).adding(picture.placed(at: place))
      covered.pictures = []
      #expect(await fixture.show(covered).contains("▀▀▀▀"))
    }

    @Test("a picture in the last row stays in half blocks, because it could scroll the screen")
    func lastRow() async {
      defer { terminal.close() }
      let low = Rect(x: 4, y: terminal.size.height - 2, width: 4, height: 2)
      let sent = await open(with: fixture.frame().adding(picture.placed(at: low)))
      #expect(!sent.contains("\u{1B}P"))
    }

    @Test("after a resize the size of a cell is queried again")
    func resized() async {
      defer { terminal.close() }
      _ = await open(with: fixture.frame().adding(picture.placed(at: place)))
      pty.resize(columns: 50, rows: 20)
      terminal.followWindow()
      let shown = fixture.frame().adding(picture.placed(at: place))
      let sent = await fixture.show(shown)
      #expect(sent.contains("▀▀▀▀") && sent.hasSuffix(Self.measuring + "\u{1B}8"))
      let resize = await terminal.nextEvents { pty.type("\u{1B}[6;24;12t\u{1B}[?62;4c") }
      #expect(resize == [.resize(terminal.size)])
      await fixture.answer("")
      #expect(pty.output().contains("\u{1B}P0;1;0q\"1;1;48;48"))
    }

    @Test("Ctrl-L sends the picture again")
    func again() async {
      defer { terminal.close() }
      let shown = fixture.frame().adding(picture.placed(at: place))
      _ = await open(with: shown)
      terminal.invalidate()
      #expect(await fixture.show(shown).contains(Self.sixels))
    }

    @Test("a picture with too many pixels on the screen stays in half blocks")
    func huge() {
      defer { terminal.close() }
      var sixel = SixelPictures(colors: 256, cell: Size(width: 20, height: 40))
      let screen = Size(width: 200, height: 60)
      let large = picture.placed(at: Rect(x: 0, y: 0, width: 100, height: 30))
      #expect(sixel.isPending(large, on: screen))
      #expect(sixel.encode(large, needed: [large]) == 0)
      #expect(!sixel.isPending(large, on: screen) && !sixel.isReady(large, on: screen))
    }

    @Test("without the size of a cell the picture stays in half blocks")
    func unmeasured() async {
      defer { terminal.close() }
      terminal.present(fixture.frame().adding(picture.placed(at: place)))
      await fixture.answer("\u{1B}[?62;4c")
      await fixture.answer("\u{1B}[?62;4c")
      #expect(!pty.output().contains("\u{1B}P"))
    }

    @Test("the size that the system reports replaces a missing reply")
    func measuredBySystem() async {
      defer { terminal.close() }
      pty.resize(columns: 40, rows: 8, pixels: Size(width: 240, height: 96))
      terminal.present(fixture.frame().adding(picture.placed(at: place)))
      await fixture.answer("\u{1B}[?62;4c")
      await fixture.answer("\u{1B}[?62;4c")
      #expect(pty.output().contains(Self.sixels))
    }
  }
}
