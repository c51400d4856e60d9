import TerminalUI

/// Encodes pixels as sixel graphics: bands of six rows, in which each character sets the pixels of
/// one colour in one column.
///
/// Pixels that are less than half opaque stay as they are on the screen.
///
/// Source: DEC VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
struct SixelEncoder {
  /// The control string; empty if no pixel is drawn.
  private(set) var bytes: [UInt8] = []

  /// The smallest opacity that is drawn: half.
  private static let leastAlpha: UInt8 = 128
  private static let bandHeight = 6
  /// The character without a pixel. A pixel adds 1, 2, 4, 8, 16 or 32.
  private static let empty: UInt8 = 0x3F
  /// The shortest run that is written as a number and a character.
  private static let leastRun = 4

  /// - Parameters:
  ///   - size: The size in pixels.
  ///   - pixels: 4 bytes for each pixel: red, green, blue and opacity.
  ///   - colors: The largest number of colours, 2 to 256.
  init(size: Size, pixels: [UInt8], colors: Int) {
    guard size.area > 0, pixels.count == size.area * 4 else { return }
    let palette = SixelPalette(pixels, limit: colors) { $0 >= Self.leastAlpha }
    if palette.colors.isEmpty { return }
    // The second parameter keeps the screen where a picture has no pixel.
    append("\u{1B}P0;1;0q\"1;1;\(size.width);\(size.height)")
    for (number, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { "\(($0 * 100 + 127) / 255)" }
      append("#\(number);2;\(parts.joined(separator: ";"))")
    }
    var bits = [UInt8](repeating: 0, count: palette.colors.count * size.width)
    for top in stride(from: 0, to: size.height, by: Self.bandHeight) {
      if top > 0 { append("-") }
      let rows = top..<min(top + Self.bandHeight, size.height)
      let used = Self.fill(&bits, rows, size.width, pixels, palette)
      appendBand(used, &bits, size.width)
    }
    append("\u{1B}\\")
  }

  /// Sets the bits of a band, by colour and column. Returns the colours in it, in order.
  private static func fill(
    _ bits: inout [UInt8],
    _ rows: Range<Int>,
    _ width: Int,
    _ pixels: [UInt8],
    _ palette: SixelPalette
  ) -> [Int] {
    var isUsed = [Bool](repeating: false, count: palette.colors.count)
    for y in rows {
      let bit = UInt8(1) << UInt8(y - rows.lowerBound)
      for x in 0..<width {
        let index = (y * width + x) * 4
        guard pixels[index + 3] >= leastAlpha else { continue }
        let color = palette.number(pixels, index)
        isUsed[color] = true
        bits[color * width + x] |= bit
      }
    }
    return isUsed.indices.filter { isUsed[$0] }
  }

  /// Writes a band and clears its bits.
  private mutating func appendBand(_ used: [Int], _ bits: inout [UInt8], _ width: Int) {
    for (index, color) in used.enumerated() {
      // Returns to the start of the band.
      if index > 0 { append("$") }
      append("#\(color)")
      let start = color * width
      var x = 0
      while x < width {
        let value = bits[start + x]
        var end = x + 1
        while end < width, bits[start + end] == value { end += 1 }
        if end < width || value != 0 { appendRun(of: value, end - x) }
        x = end
      }
      for x in start..<start + width { bits[x] = 0 }
    }
  }

  private mutating func appendRun(of value: UInt8, _ count: Int) {
    let character = Self.empty + value
    if count < Self.leastRun {
      for _ in 0..<count { bytes.append(character) }
    } else {
      append("!\(count)")
      bytes.append(character)
    }
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }
}
