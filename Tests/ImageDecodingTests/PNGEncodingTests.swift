import TestSupport
import Testing

@testable import ImageDecoding

@Suite("PNG encoder")
struct PNGEncodingTests {
  @Test("a written picture is read back with the same pixels")
  func roundTrip() throws {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 500) {
      let isOpaque = Bool.random(using: &random)
      let picture = Bitmap(
        columns: Int.random(in: 1...40, using: &random),
        rows: Int.random(in: 1...40, using: &random)
      ) { _, _ in
        let parts = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
        return Bitmap.Pixel(
          red: parts[0],
          green: parts[1],
          blue: parts[2],
          alpha: isOpaque ? 255 : parts[3]
        )
      }
      let file = try #require(picture.png())
      let read = try Bitmap(decoding: file)
      #expect(read.hasSamePixels(as: picture), "seed \(random.seed)")
    }
  }

  @Test("the file of an opaque picture has no opacity")
  func opaque() throws {
    let opaque = Bitmap(columns: 3, rows: 2) { x, y in
      Bitmap.Pixel(red: UInt8(x), green: UInt8(y), blue: 9)
    }
    let clear = Bitmap(columns: 3, rows: 2) { _, _ in
      Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 0)
    }
    // The colour type in the header: 2 is RGB, 6 is RGB with opacity.
    #expect(try #require(opaque.png())[25] == 2)
    #expect(try #require(clear.png())[25] == 6)
  }

  @Test("a file over the limit is refused")
  func limit() throws {
    var random = SeededRandom.forTest()
    let noise = Bitmap(columns: 100, rows: 100) { _, _ in
      Bitmap.Pixel(
        red: UInt8.random(in: 0...255, using: &random),
        green: UInt8.random(in: 0...255, using: &random),
        blue: UInt8.random(in: 0...255, using: &random)
      )
    }
    let file = try #require(noise.png())
    #expect(noise.png(limit: file.count) == file)
    #expect(noise.png(limit: file.count - 1) == nil)
    #expect(noise.png(limit: 0) == nil)
    #expect(noise.png(limit: -1) == nil)
  }

  @Test("copies of a bitmap have the same identity, and equal bitmaps are equal")
  func identity() {
    let make = { Bitmap(columns: 2, rows: 2) { _, _ in Bitmap.Pixel(red: 1, green: 2, blue: 3) } }
    let (first, second) = (make(), make())
    var copy = first
    copy.scale = 2
    #expect(identity(of: copy) == identity(of: first))
    #expect(copy != first && copy.hasSamePixels(as: first))
    #expect(identity(of: second) != identity(of: first))
    #expect(second == first)
    #expect(identity(of: second.identified(as: first)) == identity(of: first))
    let other = Bitmap(columns: 1, rows: 1) { _, _ in Bitmap.Pixel(red: 1, green: 2, blue: 3) }
    #expect(identity(of: other.identified(as: first)) == identity(of: other))
  }

  private func identity(of bitmap: Bitmap) -> ObjectIdentifier { ObjectIdentifier(bitmap.token) }
}
