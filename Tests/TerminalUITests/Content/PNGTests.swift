import Foundation
import Testing

@testable import TerminalUI

@Suite("PNG decoder")
struct PNGTests {
  private func bitmap(_ base64: String) -> Bitmap? {
    Data(base64Encoded: base64).flatMap { PNGReader.bitmap($0) }
  }

  private func words(_ bitmap: Bitmap?) -> [[String]] {
    guard let bitmap else { return [] }
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let pixel = bitmap[x, y]
        return "\(pixel.red) \(pixel.green) \(pixel.blue) \(pixel.alpha)"
      }
    }
  }

  @Test(
    "the decoder reads filtered and stored pixels with alpha",
    arguments: [
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAGUlEQVR42mP8z8Dwn5GBgZGJkeE/w38gAAAvJgcAC4"
        + "p6ZQAAAABJRU5ErkJggg==",
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAHUlEQVR4AQESAO3/AP8AAP8AAAAAAAAA////////M94H"
        + "+fpAGC4AAAAASUVORK5CYII=",
    ]
  )
  func alpha(file: String) {
    let rows = words(bitmap(file))
    #expect(rows.first == ["255 0 0 255", "0 0 0 0"])
    #expect(rows.last?.last == "255 255 255 255")
  }

  @Test("the decoder reads small palettes with transparent colours")
  func palette() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABBAMAAAAGDGK5AAAABlBMVEUA/wD/AADRm0quAAAAAnRSTlP/AOW3MEoAAAAK"
      + "SURBVHjaY2AEAAADAALmfadnAAAAAElFTkSuQmCC"
    #expect(words(bitmap(file)) == [["0 255 0 255", "255 0 0 0"]])
  }

  @Test("the decoder reads interlaced images with one bit per pixel")
  func interlaced() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADAQAAAAEJVLiEAAAAEUlEQVR42mNoYGhgOMAAAg4AD4wCAZSyOewAAAAASUVO"
      + "RK5CYII="
    let (white, black) = ("255 255 255 255", "0 0 0 255")
    let expected = [[white, black, white], [black, white, black], [white, black, white]]
    #expect(words(bitmap(file)) == expected)
  }

  private let gradient =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAiUlEQVR42pXNyRHCQAxE0W9rbLdXCIEQCIEQCIEQCIHQkXWg"
    + "KBYjpl7NTb8LsP+H+SdVUh0slNCENnRhfWW9ooI6yTiQbEu9e14wKD8ZR5JtaXDvCw20G4wTybY0um8LHegj40yyLU1u"
    + "e6GH4YVxIdmWZpdZGGF6MK4k29Li8gszLM64kWxLO3cHGAARgZfr4D4AAAAASUVORK5CYII="

  @Test("the decoder reverses all filters and dynamic Huffman codes")
  func filters() throws {
    let picture = try #require(bitmap(gradient))
    for y in 0..<16 {
      for x in 0..<16 {
        let pixel = Bitmap.Pixel(red: UInt8(x * 16), green: UInt8(y * 16), blue: UInt8(x * y))
        #expect(picture[x, y] == pixel)
      }
    }
  }

  @Test("a damaged file decodes to nil or to a bitmap, and never crashes")
  func broken() throws {
    let whole = [UInt8](try #require(Data(base64Encoded: gradient)))
    for count in 0..<whole.count - 16 {
      #expect(PNGReader.bitmap(Data(whole[..<count])) == nil)
    }
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 2000) {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      if let bitmap = PNGReader.bitmap(Data(bytes)) { #expect(bitmap.width * bitmap.height > 0) }
    }
  }
}
