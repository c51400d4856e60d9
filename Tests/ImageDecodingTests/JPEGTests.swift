import Foundation
import TestSupport
import Testing

@testable import ImageDecoding

@Suite("JPEG decoder")
struct JPEGTests {
  @Test(
    "the decoder reads files with one scan and with several",
    arguments: [TestImages.redAndBlue, TestImages.progressive]
  )
  func colors(file: String) throws {
    let picture = try #require(TestImages.bitmap(file))
    #expect((picture.width, picture.height) == (16, 8))
    #expect(TestImages.text(picture[0, 0]) == "254 0 0 255")
    #expect(TestImages.text(picture[15, 7]) == "0 0 254 255")
  }

  @Test("the decoder reads greys and inks")
  func otherColorSpaces() throws {
    #expect(TestImages.texts(TestImages.bitmap(TestImages.grey)).last?.last == "128 128 128 255")
    #expect(TestImages.texts(TestImages.bitmap(TestImages.inks)).last?.last == "255 0 0 255")
  }

  /// The colour of a corner: `red` or `blue`.
  private func color(_ pixel: Bitmap.Pixel) -> String { pixel.red > pixel.blue ? "red" : "blue" }

  @Test(
    "the EXIF orientation turns the picture, in both byte orders",
    arguments: [
      (1, [16, 8], "red", "blue"), (2, [16, 8], "blue", "red"), (3, [16, 8], "blue", "red"),
      (4, [16, 8], "red", "blue"), (5, [8, 16], "red", "red"), (6, [8, 16], "red", "red"),
      (7, [8, 16], "blue", "blue"), (8, [8, 16], "blue", "blue"), (9, [16, 8], "red", "blue"),
    ] as [(UInt8, [Int], String, String)]
  )
  func orientation(value: UInt8, size: [Int], left: String, right: String) throws {
    for isLittleEndian in [false, true] {
      let file = TestImages.redAndBlue(orientation: value, isLittleEndian: isLittleEndian)
      let picture = try Bitmap(decoding: file)
      #expect([picture.width, picture.height] == size)
      #expect(color(picture[0, 0]) == left)
      #expect(color(picture[picture.width - 1, 0]) == right)
    }
  }

  @Test("each orientation moves the stored corners to the documented corners")
  func corners() throws {
    // The stored picture is a above b, beside c above d.
    let pixels = [1, 3, 2, 4].map { Bitmap.Pixel(red: $0, green: 0, blue: 0) }
    let picture = try #require(Bitmap(width: 2, height: 2, pixels: pixels))
    let expected: [UInt16: [UInt8]] = [
      1: [1, 3, 2, 4], 2: [3, 1, 4, 2], 3: [4, 2, 3, 1], 4: [2, 4, 1, 3], 5: [1, 2, 3, 4],
      6: [2, 1, 4, 3], 7: [4, 3, 2, 1], 8: [3, 4, 1, 2],
    ]
    for (value, corners) in expected {
      let turned = picture.oriented(by: try #require(ImageOrientation(rawValue: value)))
      let found = [turned[0, 0], turned[1, 0], turned[0, 1], turned[1, 1]].map(\.red)
      #expect(found == corners, "\(value)")
    }
  }

  @Test("an EXIF segment with wrong lengths is ignored")
  func brokenOrientation() throws {
    let whole = TestImages.redAndBlue(orientation: 6)
    // The bytes of the segment after its name: byte order, format, and the place of the entries.
    for place in 12..<20 {
      var bytes = whole
      bytes[place] = 0xFF
      #expect(try Bitmap(decoding: bytes).width == 16)
    }
  }

  @Test("a truncated file is refused", arguments: [TestImages.redAndBlue, TestImages.progressive])
  func truncated(file: String) {
    let whole = TestImages.bytes(file)
    for count in whole.indices { #expect(TestImages.failure(Array(whole[..<count])) != nil) }
    let half = Array(whole[..<(whole.count - 20)])
    #expect(TestImages.failure(half)?.hasPrefix("the JPEG decoder reports: ") == true)
  }

  @Test("a damaged file never crashes the decoder")
  func damaged() {
    var random = SeededRandom.forTest()
    let files = [TestImages.redAndBlue, TestImages.progressive, TestImages.grey, TestImages.inks]
    for whole in files.map(TestImages.bytes) {
      for _ in 0..<random.rounds(of: 1000) {
        var bytes = whole
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
        if let bitmap = try? Bitmap(decoding: bytes) { #expect(bitmap.width * bitmap.height > 0) }
      }
    }
  }

  @Test("a file with more than 100 scans is refused")
  func scans() throws {
    let whole = TestImages.bytes(TestImages.progressive)
    let start = try #require(
      whole.indices.dropLast().first { whole[$0] == 0xFF && whole[$0 + 1] == 0xDA }
    )
    // The marker of the next segment follows the scan.
    let end = try #require(
      whole[(start + 2)...].indices.first { whole[$0] == 0xFF && whole[$0 + 1] != 0 }
    )
    var scan = Array(whole[start..<end])
    // The last byte of the scan's header. With 0, the scan has all bits of its coefficients, and
    // can be repeated.
    scan[Int(scan[3]) + 1] = 0
    let bytes = whole[..<start] + Array(repeating: scan, count: 101).joined() + [0xFF, 0xD9]
    let reason = "the JPEG decoder reports: it has more than 100 scans"
    #expect(TestImages.failure(Array(bytes)) == reason)
    let fewer = whole[..<start] + Array(repeating: scan, count: 99).joined() + [0xFF, 0xD9]
    #expect(TestImages.failure(Array(fewer)) == nil)
  }

  @Test("other data is refused", arguments: ["", "GIF89a", "<svg/>", "RIFF____WEBP"])
  func unknown(text: String) {
    let reason = "it is neither a PNG nor a JPEG file"
    #expect(TestImages.failure(Array(text.utf8)) == reason)
  }

  @Test("a pipe, a folder and a missing file are refused without waiting")
  func files() throws {
    try inTemporaryFolder { folder in
      let pipe = folder.appending(path: "pipe.png").path
      try #require(mkfifo(pipe, 0o600) == 0)
      for path in [pipe, folder.path, folder.appending(path: "none.png").path] {
        #expect(throws: ImageDecodingError.self) { try Bitmap(contentsOfFile: path) }
      }
    }
  }
}
