import TerminalUI
import Testing

@testable import NcursesTerminal

@Suite("Sixel encoder")
struct SixelEncoderTests {
  /// The pixels of a sixel picture; `nil` where nothing is drawn.
  private struct Decoded {
    var size = Size.zero
    var pixels: [[Int]?] = []
    var colors: [Int: [Int]] = [:]
  }

  /// Decodes the output of the encoder, with the syntax of the DEC manual.
  private func decode(_ bytes: [UInt8]) -> Decoded? {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    guard text.hasPrefix("\u{1B}P0;1;0q\""), text.hasSuffix("\u{1B}\\") else { return nil }
    text = text.dropFirst(9).dropLast(2)
    func numbers() -> [Int] {
      let digits = text.prefix { $0.isNumber || $0 == ";" }
      text = text.dropFirst(digits.count)
      return digits.split(separator: ";").compactMap { Int($0) }
    }
    let raster = numbers()
    guard raster.count == 4, raster[0] == 1, raster[1] == 1 else { return nil }
    var result = Decoded(size: Size(width: raster[2], height: raster[3]))
    result.pixels = Array(repeating: nil, count: result.size.area)
    var (x, top, color, count) = (0, 0, 0, 1)
    while let next = text.popFirst() {
      switch next {
      case "#":
        let values = numbers()
        color = values[0]
        if values.count == 5 { result.colors[color] = Array(values[2...]) }
      case "!": count = numbers()[0]
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        guard let value = next.asciiValue, (63...126).contains(value) else { return nil }
        for _ in 0..<count {
          for row in 0..<6 where (value - 63) & (1 << row) != 0 {
            guard x < result.size.width, top + row < result.size.height else { return nil }
            result.pixels[(top + row) * result.size.width + x] = result.colors[color]
          }
          x += 1
        }
        count = 1
      }
    }
    return result
  }

  private func percent(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }

  @Test("pictures with few colours are exact")
  func exact() throws {
    var random = SystemRandomNumberGenerator()
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 128, 0, 255], [9, 9, 200, 128], [1, 2, 3, 127], [255, 255, 255, 0],
    ]
    for _ in 0..<50 {
      let size = Size(
        width: .random(in: 1...30, using: &random),
        height: .random(in: 1...20, using: &random)
      )
      let chosen = (0..<size.area).map { _ in colors[Int.random(in: 0..<5, using: &random)] }
      let bytes = SixelEncoder(size: size, pixels: chosen.flatMap(\.self), colors: 256).bytes
      if chosen.allSatisfy({ $0[3] < 128 }) {
        #expect(bytes == [])
        continue
      }
      let decoded = try #require(decode(bytes))
      #expect(decoded.size == size)
      let expected: [[Int]?] = chosen.map { $0[3] < 128 ? nil : $0[..<3].map(percent) }
      #expect(decoded.pixels == expected)
    }
  }

  @Test(
    "pictures with many colours are close, within the number of colours",
    arguments: [2, 16, 256]
  )
  func quantized(limit: Int) throws {
    let size = Size(width: 64, height: 64)
    var pixels: [UInt8] = []
    for y in 0..<64 { for x in 0..<64 { pixels += [UInt8(x * 4), UInt8(y * 4), 100, 255] } }
    let decoded = try #require(
      decode(SixelEncoder(size: size, pixels: pixels, colors: limit).bytes)
    )
    #expect(decoded.colors.count == limit)
    var difference = 0
    for (index, pixel) in decoded.pixels.enumerated() {
      let color = try #require(pixel)
      for part in 0..<3 { difference += abs(color[part] - percent(pixels[index * 4 + part])) }
    }
    let mean = Double(difference) / Double(size.area * 3)
    #expect(mean < (limit == 2 ? 20 : limit == 16 ? 6 : 2), "\(mean)")
  }

  @Test("equal pixels are written as runs")
  func runs() {
    let pixels = Array(repeating: [255, 255, 255, 255] as [UInt8], count: 100 * 6).flatMap(\.self)
    let text = String(
      decoding: SixelEncoder(size: Size(width: 100, height: 6), pixels: pixels, colors: 256).bytes,
      as: UTF8.self
    )
    #expect(text == "\u{1B}P0;1;0q\"1;1;100;6#0;2;100;100;100#0!100~\u{1B}\\")
  }

  @Test("a picture without pixels or with too few bytes has no output")
  func empty() {
    #expect(SixelEncoder(size: .zero, pixels: [], colors: 256).bytes == [])
    let size = Size(width: 2, height: 2)
    #expect(SixelEncoder(size: size, pixels: [1, 2, 3, 255], colors: 256).bytes == [])
  }
}
