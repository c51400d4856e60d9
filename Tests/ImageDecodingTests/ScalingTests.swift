import Testing

@testable import ImageDecoding

@Suite("Reduced bitmaps")
struct ScalingTests {
  @Test("a picture is reduced by a whole factor, with the mean colours and the same size in points")
  func reduced() throws {
    let picture = Bitmap(columns: 300, rows: 150) { x, _ in
      Bitmap.Pixel(red: x.isMultiple(of: 2) ? 0 : 100, green: 0, blue: 0)
    }
    let small = picture.reduced(toSide: 128)
    #expect((small.width, small.height) == (100, 50))
    #expect(small.scale == 1.0 / 3.0)
    #expect([33, 66].contains(small[0, 0].red))
    #expect(picture.reduced(toSide: 300) == picture)
    #expect(picture.reduced(toSide: 1).width == 1)
  }

  @Test("transparent pixels do not change the mean colour")
  func mean() throws {
    let clear = Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 0)
    let red = Bitmap.Pixel(red: 200, green: 0, blue: 0)
    let picture = try #require(Bitmap(width: 2, height: 1, pixels: [clear, red]))
    let mean = picture.mean(left: 0, top: 0, width: 2, height: 2)
    #expect(mean == Bitmap.Pixel(red: 200, green: 0, blue: 0, alpha: 127))
  }
}
