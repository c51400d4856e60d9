import Testing
@_spi(Nodes) import ViewEngine
import ViewEngineTestSupport

@testable import ViewEngine

@Suite("Pictures in frames")
@MainActor
struct FramePictureTests {
  /// A picture of 8 by 8 pixels.
  private struct Source: PictureSource {
    final class Token: Sendable {}

    let token: any AnyObject & Sendable = Token()
    var size = Size(width: 8, height: 8)

    func pixels(in part: Rect, scaledTo size: Size) -> [UInt8] { [] }
    func png(of part: Rect, reducedBy factor: Int, limit: Int) -> [UInt8]? { nil }
  }

  private let all = Rect(x: 0, y: 0, width: 10, height: 6)
  private let place = Rect(x: 2, y: 1, width: 4, height: 4)
  private let source = Source()
  private let blue = CellStyle(
    foreground: CellColor(red: 0, green: 0, blue: 255),
    background: CellColor(red: 0, green: 0, blue: 200)
  )

  private func drawPicture(_ canvas: Canvas, in window: Rect? = nil) {
    let window = window ?? all
    canvas.draw(source, over: place, in: window) {
      canvas.fill(place, blue, with: "▀", in: window)
    }
  }

  private func frame(_ draw: (Canvas) -> Void) -> Frame {
    let canvas = Canvas(size: all.size)
    draw(canvas)
    canvas.finishPictures()
    return canvas.frame
  }

  @Test("a picture that nothing covers is in the frame, and its cells are half blocks")
  func whole() throws {
    let frame = frame { drawPicture($0) }
    let picture = try #require(frame.pictures.first)
    #expect(frame.pictures.count == 1)
    #expect(picture.place == place && picture.visible == place)
    #expect(picture.source.identity == source.identity)
    #expect(frame[2, 1].text == "▀")
    #expect(
      picture.visiblePart(of: Size(width: 8, height: 8)) == Rect(x: 0, y: 0, width: 8, height: 8)
    )
  }

  @Test(
    "a clipped picture keeps its visible cells and pixels",
    arguments: [
      (Rect(x: 0, y: 0, width: 10, height: 3), Rect(x: 2, y: 1, width: 4, height: 2), (0, 0, 8, 4)),
      (Rect(x: 3, y: 2, width: 2, height: 9), Rect(x: 3, y: 2, width: 2, height: 3), (2, 2, 4, 6)),
      (Rect(x: 5, y: 0, width: 5, height: 6), Rect(x: 5, y: 1, width: 1, height: 4), (6, 0, 2, 8)),
    ]
  )
  func clipped(window: Rect, visible: Rect, part: (Int, Int, Int, Int)) throws {
    let frame = frame { drawPicture($0, in: window) }
    let picture = try #require(frame.pictures.first)
    #expect(picture.place == place && picture.visible == visible)
    let expected = Rect(x: part.0, y: part.1, width: part.2, height: part.3)
    #expect(picture.visiblePart(of: source.size) == expected)
    #expect(picture.cellsBehind.count == visible.size.area)
  }

  @Test("a picture outside the window or the screen is not in the frame")
  func outside() {
    #expect(frame { drawPicture($0, in: Rect(x: 7, y: 0, width: 3, height: 6)) }.pictures == [])
    let far = Rect(x: 20, y: 20, width: 4, height: 4)
    #expect(frame { $0.draw(source, over: far, in: far) {} }.pictures == [])
  }

  @Test("a clipped picture with fewer pixels than cells has no exact part")
  func coarse() throws {
    let frame = frame { drawPicture($0, in: Rect(x: 0, y: 0, width: 10, height: 3)) }
    let picture = try #require(frame.pictures.first)
    #expect(picture.visiblePart(of: Size(width: 2, height: 2)) == nil)
    #expect(
      picture.visiblePart(of: Size(width: 2, height: 4)) == Rect(x: 0, y: 0, width: 2, height: 2)
    )
  }

  @Test(
    "a picture with a changed cell is not in the frame",
    arguments: [
      { (canvas: Canvas) in
        canvas.draw("x", at: Point(x: 5, y: 4), .plain, in: Rect(x: 0, y: 0, width: 10, height: 6))
      },
      { canvas in
        let cell = Rect(x: 2, y: 1, width: 1, height: 1)
        canvas.fill(cell, .plain, in: cell)
      },
      { canvas in
        let rows = Rect(x: 0, y: 0, width: 10, height: 2)
        canvas.restyle(rows, in: rows) { $0.attributes.insert(.dim) }
      },
      { canvas in
        let rows = Rect(x: 0, y: 0, width: 10, height: 2)
        canvas.restyle(rows, in: rows) { $0.attributes.insert(.reverse) }
      },
    ] as [@MainActor @Sendable (Canvas) -> Void]
  )
  func covered(change: @MainActor @Sendable (Canvas) -> Void) {
    let frame = frame { canvas in
      drawPicture(canvas)
      change(canvas)
    }
    #expect(frame.pictures == [])
  }

  @Test("text beside a picture and bold style keep it in the frame")
  func unchanged() {
    let frame = frame { canvas in
      drawPicture(canvas)
      canvas.draw("ab", at: Point(x: 0, y: 1), .plain, in: all)
      canvas.restyle(all, in: all) { $0.attributes.insert(.bold) }
    }
    #expect(frame.pictures.count == 1)
  }

  @Test("a picture over another picture removes the lower one")
  func twoPictures() {
    let upper = Source()
    let frame = frame { canvas in
      drawPicture(canvas)
      let rect = Rect(x: 4, y: 2, width: 4, height: 2)
      canvas.draw(upper, over: rect, in: all) { canvas.fill(rect, .plain, with: "▄", in: all) }
    }
    #expect(frame.pictures.map(\.source.identity) == [upper.identity])
  }

  @Test("the cells behind a picture have its background, and text only where it is transparent")
  func behind() throws {
    let ground = CellStyle(background: .accent)
    let frame = frame { canvas in
      canvas.fill(all, ground, in: all)
      canvas.draw("abcdefghij", at: Point(x: 0, y: 1), .plain, in: all)
      canvas.draw(source, over: place, in: all) {
        canvas.fill(Rect(x: 2, y: 1, width: 2, height: 4), blue, with: "▀", in: all)
      }
    }
    let picture = try #require(frame.pictures.first)
    let exposed = frame.withCells(behind: [picture])
    #expect(exposed.text(row: 1) == "ab  efghij")
    #expect(exposed[2, 1].style.background == .accent)
    #expect(frame.withCells(behind: [picture], blank: "\u{A0}")[2, 1].text == "\u{A0}")
    #expect(frame.withCells(behind: []) == frame)
    #expect(exposed.pictures == frame.pictures)
  }

  @Test("half of a wide character behind a picture is blank")
  func wide() throws {
    let frame = frame { canvas in
      canvas.draw("a日本語b", at: Point(x: 0, y: 2), .plain, in: all)
      canvas.draw(source, over: place, in: all) {}
    }
    let picture = try #require(frame.pictures.first)
    #expect(picture.cellsBehind.allSatisfy { $0.columns == 1 })
    #expect(hasNoHalves(frame.withCells(behind: [picture])))
  }

  @Test("frames with different pictures differ, and a cleared frame has none")
  func equality() {
    let first = frame { drawPicture($0) }
    var second = first
    #expect(first == second && first.hashValue == second.hashValue)
    second.pictures = []
    #expect(first != second)
    second = first
    second.clear()
    #expect(second.pictures == [] && second == Frame(size: all.size))
  }

  @Test(
    "a picture is reduced to about the pixels that are shown, and to a limit",
    arguments: [
      (Size(width: 1024, height: 1024), Size(width: 100, height: 100), 1 << 20, 10),
      (Size(width: 1024, height: 512), Size(width: 100, height: 300), 1 << 20, 1),
      (Size(width: 8, height: 8), Size(width: 100, height: 100), 1 << 20, 1),
      (Size(width: 8192, height: 4096), Size(width: 8192, height: 4096), 1 << 19, 8),
      (Size(width: 1, height: 1), Size.zero, 1, 1),
    ]
  )
  func reduction(size: Size, target: Size, limit: Int, factor: Int) {
    let source = Source(size: size)
    #expect(source.reduction(toFit: target, limit: limit) == factor)
    #expect(source.reduced(by: factor).area <= limit)
  }
}
