import Foundation
import ImageDecoding
import Testing

@testable import TerminalUI

@Suite("Pictures for screens with pixels")
@MainActor
struct PictureTests {
  private let bitmap = Bitmap(columns: 64, rows: 64) { x, y in
    Bitmap.Pixel(red: UInt8(x * 4), green: UInt8(y * 4), blue: 128)
  }

  private struct Recreated: View {
    let model: Model

    var body: some View {
      let blue: UInt8 = model.count < 2 ? 3 : 4
      Image(
        Bitmap(columns: 4, rows: 4) { _, _ in Bitmap.Pixel(red: 1, green: 2, blue: blue) }
      )
      .resizable()
    }
  }

  private var image: Image { Image(bitmap).resizable() }

  private func pictures(@ViewBuilder _ content: () -> some View) -> [FramePicture] {
    makeHost(20, 10, content).render().pictures
  }

  @Test("an image is recorded with its cells")
  func recorded() {
    let found = pictures { image.frame(width: .cells(8), height: .cells(4)) }
    #expect(found.map(\.place) == [Rect(x: 6, y: 3, width: 8, height: 4)])
    #expect(found.first?.source.identity == ObjectIdentifier(bitmap.token))
    #expect(found.first?.source.size == Size(width: 64, height: 64))
  }

  @Test("symbols, templates, tiles, unscaled pixels and names in brackets are not recorded")
  func cellsOnly() {
    let found = pictures {
      VStack {
        Image(systemName: "star")
        image.renderingMode(.template)
        Image(bitmap).resizable(resizingMode: .tile)
        image.interpolation(.none)
        image.redacted(reason: .placeholder)
        image.environment(\.showsPictures, false)
      }
    }
    #expect(found == [])
  }

  @Test("two images of one bitmap have the same pixels, also after an update")
  func shared() {
    let model = Model()
    let host = makeHost(20, 10) {
      HStack {
        Text(verbatim: "\(model.count)")
        image.frame(width: .cells(4), height: .cells(2))
        image.frame(width: .cells(4), height: .cells(2))
      }
    }
    let first = host.render().pictures
    model.count += 1
    let second = host.render().pictures
    #expect(first.count == 2)
    #expect(Set((first + second).map(\.source.identity)).count == 1)
  }

  @Test("a body that creates an equal bitmap again keeps the pixels' identity")
  func recreated() {
    let model = Model()
    let host = makeHost(20, 10) { Recreated(model: model) }
    let first = host.render().pictures.map(\.source.identity)
    model.count = 1
    #expect(host.render().pictures.map(\.source.identity) == first)
    model.count = 2
    #expect(host.render().pictures.map(\.source.identity) != first)
  }

  @Test("a scroll view clips a picture to its visible cells")
  func scrolled() {
    let host = makeHost(20, 4) {
      ScrollView {
        image.frame(width: .cells(8), height: .cells(4))
        ForEach(0..<9, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    #expect(host.render().pictures.map(\.visible.size.height) == [4])
    host.wheel(1)
    let clipped = host.render().pictures
    #expect(clipped.first.map { $0.visible.size.height < 4 && $0.place.minY < 0 } == true)
    host.wheel(9)
    #expect(host.render().pictures == [])
  }

  @Test("a sheet in front removes the picture, and its end brings the picture back")
  func sheet() {
    let model = Model()
    let host = makeHost(30, 12) {
      image.frame(width: .cells(8), height: .cells(4))
        .sheet(isPresented: Bindable(model).isShown) { Text(verbatim: "sheet") }
    }
    #expect(host.render().pictures.count == 1)
    model.isShown = true
    #expect(host.render().pictures == [])
    model.isShown = false
    #expect(host.render().pictures.count == 1)
  }

  @Test("text over a picture, a clip shape and dimming remove it")
  func changed() {
    let framed = image.frame(width: .cells(8), height: .cells(4))
    #expect(pictures { framed.overlay { Text(verbatim: "new") } } == [])
    #expect(pictures { framed.clipShape(Circle()) } == [])
    #expect(pictures { framed.cornerRadius(1) }.count == 1)
  }

  @Test("the pixels of a part are scaled by their mean colours")
  func scaled() {
    let source = BitmapPicture(bitmap)
    let half = source.pixels(
      in: Rect(x: 32, y: 0, width: 32, height: 64),
      scaledTo: Size(width: 1, height: 2)
    )
    #expect(half.count == 8)
    #expect(half[0] == 190 && half[1] == 62 && half[2] == 128 && half[3] == 255)
    let large = source.pixels(
      in: Rect(x: 0, y: 0, width: 1, height: 1),
      scaledTo: Size(width: 3, height: 1)
    )
    #expect(large == [0, 0, 128, 255, 0, 0, 128, 255, 0, 0, 128, 255])
    let outside = Rect(x: 64, y: 0, width: 1, height: 1)
    #expect(source.pixels(in: outside, scaledTo: Size(width: 1, height: 1)) == [])
  }

  @Test("a reduced bitmap in cells has all pixels of its file on a screen with pixels")
  func original() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(try #require(bitmap.png())).write(to: URL(filePath: path))
    let file = PictureFile(path: path, decodedAs: bitmap)
    let reduced = Image(bitmap.reduced(toSide: 8), original: file).resizable()
    let source = try #require(pictures { reduced }.first?.source)
    #expect(source.size == Size(width: 64, height: 64))
    let whole = Rect(x: 0, y: 0, width: 64, height: 64)
    let bytes = try #require(source.png(of: whole, reducedBy: 1, limit: 1 << 20))
    #expect(try Bitmap(decoding: bytes).hasSamePixels(as: bitmap))
    let point = source.pixels(
      in: Rect(x: 1, y: 2, width: 1, height: 1),
      scaledTo: Size(width: 1, height: 1)
    )
    #expect(point == [4, 8, 128, 255])
    let other = try #require(bitmap.reduced(toSide: 8).png())
    try Data(other).write(to: URL(filePath: path))
    #expect(source.png(of: whole, reducedBy: 1, limit: 1 << 20) == nil)
    #expect(source.pixels(in: whole, scaledTo: whole.size) == [])
  }

  @Test("a PNG file contains the part of a picture, reduced")
  func file() throws {
    let source = BitmapPicture(bitmap)
    let part = Rect(x: 16, y: 0, width: 32, height: 64)
    let bytes = try #require(source.png(of: part, reducedBy: 4, limit: 1 << 20))
    let read = try Bitmap(decoding: bytes)
    #expect((read.width, read.height) == (8, 16))
    #expect(read[0, 0].red == 70)
    #expect(source.png(of: part, reducedBy: 1, limit: 10) == nil)
    #expect(source.png(of: Rect(x: 99, y: 0, width: 1, height: 1), reducedBy: 1, limit: 99) == nil)
  }
}
