/// A decoder of `deflate` data (RFC 1951), which PNG files contain.
struct DeflateDecoder {
  /// The data is not valid, or larger than the limit.
  struct Broken: Error {}

  private let input: ArraySlice<UInt8>
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Decodes data in the zlib format (RFC 1950). Throws if the output exceeds `limit` bytes.
  ///
  /// The checksum at the end is not verified.
  static func unpack(_ data: [UInt8], limit: Int) throws(Broken) -> [UInt8] {
    // Method 8 is deflate. Bit 5 announces a preset dictionary, which PNG does not allow.
    guard data.count > 2, data[0] & 15 == 8, data[1] & 32 == 0 else { throw Broken() }
    var decoder = DeflateDecoder(data[2...], limit: limit)
    try decoder.run()
    return decoder.output
  }

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    place = input.startIndex
    self.limit = limit
  }

  private mutating func run() throws(Broken) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(Self.fixedLengths, Self.fixedDistances)
      case 2: try unpackDynamic()
      default: throw Broken()
      }
    }
  }

  // MARK: Bits

  private mutating func take(_ count: Int) throws(Broken) -> Int {
    while bitCount < count {
      guard place < input.endIndex else { throw Broken() }
      bits |= UInt32(input[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ code: HuffmanCode) throws(Broken) -> Int {
    var (value, first, index) = (0, 0, 0)
    // Codes of one length are consecutive numbers, so `first` and `index` advance with the length.
    for length in 1...15 {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Broken()
  }

  // MARK: Blocks

  private mutating func copyStored() throws(Broken) {
    bits = 0
    bitCount = 0
    guard place + 4 <= input.endIndex else { throw Broken() }
    let count = Int(input[place]) | Int(input[place + 1]) << 8
    place += 4
    guard place + count <= input.endIndex, output.count + count <= limit else { throw Broken() }
    output += input[place..<place + count]
    place += count
  }

  private mutating func unpack(_ lengths: HuffmanCode, _ distances: HuffmanCode) throws(Broken) {
    while true {
      let symbol = try symbol(lengths)
      if symbol == 256 { return }
      guard output.count < limit else { throw Broken() }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else {
        try copy(symbol - 257, distances)
      }
    }
  }

  private mutating func copy(_ index: Int, _ distances: HuffmanCode) throws(Broken) {
    guard index < Self.lengthBases.count else { throw Broken() }
    let length = try Self.lengthBases[index] + take(Self.lengthBits[index])
    let far = try symbol(distances)
    guard far < Self.distanceBases.count else { throw Broken() }
    let distance = try Self.distanceBases[far] + take(far < 4 ? 0 : far / 2 - 1)
    guard distance <= output.count, output.count + length <= limit else { throw Broken() }
    // The source may overlap the output, so the bytes are appended one by one.
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }

  private mutating func unpackDynamic() throws(Broken) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    var codes = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { codes[Self.codeOrder[index]] = try take(3) }
    let code = HuffmanCode(codes)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      try appendLengths(&lengths, try symbol(code))
    }
    guard lengths.count == lengthCount + distanceCount else { throw Broken() }
    try unpack(
      HuffmanCode(Array(lengths[..<lengthCount])),
      HuffmanCode(Array(lengths[lengthCount...]))
    )
  }

  private mutating func appendLengths(_ lengths: inout [Int], _ symbol: Int) throws(Broken) {
    switch symbol {
    case 16:
      guard let last = lengths.last else { throw Broken() }
      lengths += Array(repeating: last, count: try take(2) + 3)
    case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
    case 18: lengths += Array(repeating: 0, count: try take(7) + 11)
    default: lengths.append(symbol)
    }
  }

  // MARK: Tables

  // The tables of RFC 1951: sections 3.2.5 to 3.2.7.
  private static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
    131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
  ]
  private static let fixedLengths = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  )
  private static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))
}

/// A Huffman code, given by the code length of each symbol (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// The number of codes of each length, from 0 to 15 bits.
  let counts: [Int]
  /// The symbols, ordered by their codes.
  let symbols: [Int]

  init(_ lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
      (lengths[$0], $0) < (lengths[$1], $1)
    }
  }
}
