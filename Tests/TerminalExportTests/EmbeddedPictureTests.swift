import Foundation
import ImageDecoding
import TerminalUI
import Testing

@testable import TerminalExport

@Suite("Pictures in exports")
@MainActor
struct EmbeddedPictureTests {
  private static let bitmap = Bitmap(columns: 40, rows: 40) { x, y in
    Bitmap.Pixel(red: UInt8(x * 6), green: UInt8(y * 6), blue: 60)
  }

  private func frame(clipped: Bool = false) -> Frame {
    let view = VStack(spacing: .cells(0)) {
      Text(verbatim: "over <&> it")
      Image(Self.bitmap).resizable().frame(width: .cells(10), height: .cells(4))
    }
    let height = clipped ? 3 : 6
    return ViewHost(ScrollView { view }, size: Size(width: 20, height: height)).render()
  }

  /// The picture of the first address in a document.
  private func picture(in document: String) throws -> Bitmap {
    let found = try #require(document.firstMatch(of: #/"data:image/png;base64,([A-Za-z0-9+/=]+)"/#))
    let data = try #require(Data(base64Encoded: String(found.output.1)))
    return try Bitmap(decoding: Array(data))
  }

  @Test("SVG and HTML documents contain the picture instead of its half blocks")
  func embedded() throws {
    let frame = frame()
    #expect(frame.lines.contains { $0.contains("▀") })
    let svg = SVGExport().text(of: frame)
    let html = HTMLExport().text(of: frame)
    for document in [svg, html] {
      #expect(MarkupReader(document).isWellFormed)
      #expect(try picture(in: document) == Self.bitmap)
      #expect(!document.contains("▀") && document.contains("over &lt;&amp;&gt; it"))
    }
    let image = try #require(MarkupReader(svg).pieces.first { $0.element == "image" })
    let place = ["x", "y", "width", "height"].map { image.attributes[$0] }
    #expect(place == ["36", "19", "90", "76"])
    #expect(html.contains("left:4ch;top:calc(1*1.15em);width:10ch;height:calc(4*1.15em)"))
    #expect(MarkupReader(html).counts["img"] == 1)
  }

  @Test("a clipped picture is cut to its visible part")
  func clipped() throws {
    let cut = try picture(in: SVGExport().text(of: frame(clipped: true)))
    #expect((cut.width, cut.height) == (40, 20))
    #expect(cut[3, 3] == Self.bitmap[3, 3])
  }

  @Test("a contact sheet contains the pictures of its screens")
  func sheet() {
    let item = ContactSheet.Item("first", frame())
    let text = ContactSheet([item, item]).text()
    #expect(MarkupReader(text).isWellFormed)
    #expect(MarkupReader(text).counts["image"] == 2)
  }

  @Test("documents with few colours, ANSI text and JSON have no picture")
  func cells() {
    let frame = frame()
    for theme in [ScreenTheme.mono, .dark.with(colors: .sixteen)] {
      #expect(!SVGExport(theme: theme).text(of: frame).contains("data:"))
      #expect(!HTMLExport(theme: theme).text(of: frame).contains("data:"))
    }
    #expect(ANSIExport().text(of: frame).contains("▀"))
  }

  @Test("a screen without pictures has no rule for them")
  func none() {
    let plain = ViewHost(Text(verbatim: "x"), size: Size(width: 3, height: 1)).render()
    #expect(!HTMLExport().text(of: plain).contains("position"))
    #expect(!SVGExport().text(of: plain).contains("xlink"))
  }

  @Test("a large picture is reduced to about two pixels for each pixel of the screen")
  func reduced() throws {
    let large = Bitmap(columns: 1_000, rows: 800) { x, _ in
      Bitmap.Pixel(red: UInt8(x % 256), green: 0, blue: 0)
    }
    let view = Image(large).resizable().frame(width: .cells(10), height: .cells(4))
    let frame = ViewHost(view, size: Size(width: 10, height: 4)).render()
    let embedded = try picture(in: SVGExport().text(of: frame))
    #expect((embedded.width, embedded.height) == (200, 160))
  }
}
