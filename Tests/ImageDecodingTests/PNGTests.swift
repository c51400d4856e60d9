import Foundation
import TestSupport
import Testing

@testable import ImageDecoding

@Suite("PNG decoder")
struct PNGTests {
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
    let rows = TestImages.texts(TestImages.bitmap(file))
    #expect(rows.first == ["255 0 0 255", "0 0 0 0"])
    #expect(rows.last?.last == "255 255 255 255")
  }

  @Test("the decoder reads small palettes with transparent colours")
  func palette() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABBAMAAAAGDGK5AAAABlBMVEUA/wD/AADRm0quAAAAAnRSTlP/AOW3MEoAAAAK"
      + "SURBVHjaY2AEAAADAALmfadnAAAAAElFTkSuQmCC"
    #expect(TestImages.texts(TestImages.bitmap(file)) == [["0 255 0 255", "255 0 0 0"]])
  }

  @Test("the decoder reads 16-bit components, with an opacity or one transparent grey")
  func deep() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAYAAACksqPJAAAAF0lEQVR42mP4/7+hgYHh/38GBhDp4AAARxgHe2eG"
      + "FlAAAAAASUVORK5CYII="
    #expect(TestImages.texts(TestImages.bitmap(file)) == [["255 128 0 255", "0 0 255 64"]])
    let grey =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAAAnRSTlMSNC/TSV4AAAANSURBVHjaYxAy+f8fAAPm"
      + "AkXxHIRlAAAAAElFTkSuQmCC"
    #expect(TestImages.texts(TestImages.bitmap(grey)) == [["18 18 18 0", "255 255 255 255"]])
  }

  @Test("the decoder reads greys with an opacity")
  func greyWithAlpha() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNwaAAAAQMAwUeFlx0AAAAASUVORK5C"
      + "YII="
    #expect(TestImages.texts(TestImages.bitmap(file)) == [["64 64 64 128"]])
  }

  @Test("a compressed text beside the pixels is ignored")
  func compressedText() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAfHpUWHRhAAB42u3BMQEAAADCoKzrX8IaHkABAAAA"
      + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAArwZ5ZgtNKpVWZgAAAAxJREFUeNpj+M/AAAADAQEA9wNBQwAAAABJ"
      + "RU5ErkJggg=="
    #expect(TestImages.texts(TestImages.bitmap(file)) == [["255 0 0 255"]])
  }

  @Test("the decoder reads interlaced images with one bit per pixel")
  func interlaced() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADAQAAAAEJVLiEAAAAEUlEQVR42mNoYGhgOMAAAg4AD4wCAZSyOewAAAAASUVO"
      + "RK5CYII="
    let (white, black) = ("255 255 255 255", "0 0 0 255")
    let expected = [[white, black, white], [black, white, black], [white, black, white]]
    #expect(TestImages.texts(TestImages.bitmap(file)) == expected)
  }

  private let gradient =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAiUlEQVR42pXNyRHCQAxE0W9rbLdXCIEQCIEQCIEQCIHQkXWg"
    + "KBYjpl7NTb8LsP+H+SdVUh0slNCENnRhfWW9ooI6yTiQbEu9e14wKD8ZR5JtaXDvCw20G4wTybY0um8LHegj40yyLU1u"
    + "e6GH4YVxIdmWZpdZGGF6MK4k29Li8gszLM64kWxLO3cHGAARgZfr4D4AAAAASUVORK5CYII="

  @Test("the decoder reverses all filters and dynamic Huffman codes")
  func filters() throws {
    let picture = try #require(TestImages.bitmap(gradient))
    for y in 0..<16 {
      for x in 0..<16 {
        let pixel = Bitmap.Pixel(red: UInt8(x * 16), green: UInt8(y * 16), blue: UInt8(x * y))
        #expect(picture[x, y] == pixel)
      }
    }
  }

  @Test("a truncated file is refused, and a damaged file never crashes the decoder")
  func broken() throws {
    let whole = TestImages.bytes(gradient)
    for count in whole.indices {
      #expect(TestImages.failure(Array(whole[..<count])) != nil)
    }
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 2000) {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      if let bitmap = try? Bitmap(decoding: bytes) { #expect(bitmap.width * bitmap.height > 0) }
    }
  }

  @Test("a wrong checksum of pixels is refused with the reason")
  func checksum() {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FCAAAAAElFTkSu"
      + "QmCC"
    let reason = "the PNG decoder reports: IDAT: CRC error"
    #expect(TestImages.failure(TestImages.bytes(file)) == reason)
  }

  @Test(
    "a small file that announces a large picture is refused before it is decoded",
    arguments: [
      (
        "30000 × 30000",
        "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAABmJ/i6AAAAEUlEQVR42mNgGAWjYBQMdwAAA+gAAc5JTFgA"
          + "AAAASUVORK5CYII="
      ),
      (
        "8192 × 4097",
        "iVBORw0KGgoAAAANSUhEUgAAIAAAABABAQAAAAA57oEDAAAADElEQVR42mNgoD0AAABkAAG4me+ZAAAAAElF"
          + "TkSuQmCC"
      ),
    ]
  )
  func large(size: String, file: String) {
    let limits = "the limits are 8192 for a side and 33554432 in total"
    #expect(TestImages.failure(TestImages.bytes(file)) == "it has \(size) pixels; \(limits)")
  }
}
