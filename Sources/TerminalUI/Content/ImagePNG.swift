import Foundation

/// A reader of PNG files of all colour types and bit depths, interlaced or not.
///
/// It does not read Apple's `CgBI` variant, whose pixel data has no zlib header.
struct PNGReader {
  private struct Header {
    var width = 0
    var height = 0
    var depth = 0
    var kind = 0
    var isInterlaced = false

    /// The number of values of a pixel, by colour type.
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 0 }
    var bitsPerPixel: Int { channels * depth }

    var isSound: Bool {
      let depths: [Int: [Int]] = [
        0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
      ]
      return width > 0 && height > 0 && width <= PNGReader.longest && height <= PNGReader.longest
        && depths[kind]?.contains(depth) == true
    }
  }

  /// The largest side of a picture, in pixels. It limits the memory that a damaged file can
  /// request.
  private static let longest = 8192

  private var header = Header()
  private var palette: [Bitmap.Pixel] = []
  private var clear: [UInt8] = []
  private var packed: [UInt8] = []

  /// Returns the picture in the data of a file, or `nil` if it cannot be read.
  static func bitmap(_ data: Data) -> Bitmap? {
    var reader = PNGReader()
    guard reader.readChunks([UInt8](data)), reader.header.isSound else { return nil }
    return reader.unpacked()
  }

  // MARK: Chunks

  private mutating func readChunks(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return false }
    var place = 8
    // A chunk has 12 bytes besides its data: length, name and checksum. The checksum is not
    // verified.
    while place + 12 <= bytes.count {
      let length = Self.number(bytes, at: place)
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { return false }
      let name = String(bytes: bytes[place + 4..<place + 8], encoding: .ascii) ?? ""
      read(name, bytes[place + 8..<end])
      if name == "IEND" { return true }
      place = end + 4
    }
    return !packed.isEmpty
  }

  private mutating func read(_ name: String, _ body: ArraySlice<UInt8>) {
    switch name {
    case "IHDR" where body.count == 13:
      let bytes = Array(body)
      header = Header(
        width: Self.number(bytes, at: 0),
        height: Self.number(bytes, at: 4),
        depth: Int(bytes[8]),
        kind: Int(bytes[9]),
        isInterlaced: bytes[12] == 1
      )
    case "PLTE":
      let bytes = Array(body)
      palette = stride(from: 0, to: bytes.count - 2, by: 3).map {
        Bitmap.Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
      }
    case "tRNS": clear = Array(body)
    case "IDAT": packed += body
    default: break
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: Pixels

  /// The passes of an interlaced picture (Adam7): the first pixel and the distances between pixels.
  private var passes: [(x: Int, y: Int, across: Int, down: Int)] {
    guard header.isInterlaced else { return [(0, 0, 1, 1)] }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
  }

  private func unpacked() -> Bitmap? {
    let (width, height) = (header.width, header.height)
    // The limit covers the filter byte of each row, and the shorter rows of the interlaced passes.
    let limit = (width * header.bitsPerPixel / 8 + 2) * height + 16 * (width + height)
    guard let bytes = try? DeflateDecoder.unpack(packed, limit: limit) else { return nil }
    let blank = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    var pixels = Array(repeating: blank, count: width * height)
    var place = 0
    for pass in passes {
      let columns = (width - pass.x + pass.across - 1) / pass.across
      let rows = (height - pass.y + pass.down - 1) / pass.down
      guard columns > 0, rows > 0 else { continue }
      let count = (columns * header.bitsPerPixel + 7) / 8
      guard place + rows * (count + 1) <= bytes.count else { return nil }
      var above = [UInt8](repeating: 0, count: count)
      for row in 0..<rows {
        let filter = bytes[place]
        var line = Array(bytes[place + 1..<place + 1 + count])
        guard unfilter(&line, above, filter) else { return nil }
        for column in 0..<columns {
          let index = (pass.y + row * pass.down) * width + pass.x + column * pass.across
          pixels[index] = pixel(column, in: line)
        }
        above = line
        place += count + 1
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Reverts the filter of a row: adds the predicted value to each byte. Returns `false` for an
  /// unknown filter.
  private func unfilter(_ line: inout [UInt8], _ above: [UInt8], _ filter: UInt8) -> Bool {
    guard filter < 5 else { return false }
    // Filters use the previous pixel, or the previous byte if a pixel is smaller than a byte.
    let step = max(1, header.bitsPerPixel / 8)
    for index in line.indices {
      let left = index >= step ? Int(line[index - step]) : 0
      let up = Int(above[index])
      let corner = index >= step ? Int(above[index - step]) : 0
      let guess =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        case 4: Self.paeth(left, up, corner)
        default: 0
        }
      line[index] &+= UInt8(guess)
    }
    return true
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let distances = (abs(guess - left), abs(guess - up), abs(guess - corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? up : corner
  }

  private func pixel(_ column: Int, in line: [UInt8]) -> Bitmap.Pixel {
    let values = (0..<header.channels).map { value(column * header.channels + $0, in: line) }
    switch header.kind {
    case 3:
      guard palette.indices.contains(values[0]) else {
        return Bitmap.Pixel(red: 0, green: 0, blue: 0)
      }
      var pixel = palette[values[0]]
      if clear.indices.contains(values[0]) { pixel.alpha = clear[values[0]] }
      return pixel
    case 0, 4:
      let grey = byte(values[0])
      let alpha = header.kind == 4 ? byte(values[1]) : isClear(values) ? 0 : 255
      return Bitmap.Pixel(red: grey, green: grey, blue: grey, alpha: alpha)
    default:
      let alpha = header.kind == 6 ? byte(values[3]) : isClear(values) ? 0 : 255
      return Bitmap.Pixel(
        red: byte(values[0]),
        green: byte(values[1]),
        blue: byte(values[2]),
        alpha: alpha
      )
    }
  }

  /// Returns whether a pixel has the colour that the `tRNS` chunk declares transparent.
  private func isClear(_ values: [Int]) -> Bool {
    guard clear.count == values.count * 2 else { return false }
    return values.indices.allSatisfy {
      values[$0] == Int(clear[2 * $0]) << 8 | Int(clear[2 * $0 + 1])
    }
  }

  private func value(_ index: Int, in line: [UInt8]) -> Int {
    switch header.depth {
    case 16: return Int(line[2 * index]) << 8 | Int(line[2 * index + 1])
    case 8: return Int(line[index])
    default:
      let bit = index * header.depth
      return Int(line[bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
    }
  }

  private func byte(_ value: Int) -> UInt8 { UInt8(value * 255 / (1 << header.depth - 1)) }
}

extension Bitmap {
  /// Creates a picture from a PNG file with `scale` pixels per point (at least 0.01). Returns `nil`
  /// if the file cannot be read.
  package init?(png data: Data, scale: Double) {
    guard var bitmap = PNGReader.bitmap(data) else { return nil }
    bitmap.scale = max(scale, 0.01)
    self = bitmap
  }
}
