/// How a stored picture is turned for display: the values of the EXIF tag Orientation.
///
/// Source: CIPA DC-008 (EXIF), section 4.6.4, tag 0x0112.
enum ImageOrientation: UInt16 {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether width and height are exchanged.
  var swapsSides: Bool { rawValue >= 5 }

  /// Reads the orientation of a JPEG file. Returns ``up`` if the file has none, or an invalid one.
  init(ofJPEG bytes: [UInt8]) {
    self = Self.exif(in: bytes).flatMap(Self.init(ofTIFF:)) ?? .up
  }

  /// Returns the EXIF data of a JPEG file: a TIFF file in the segment APP1.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    // Each segment before the pixels is a marker, a length that includes itself, and its data.
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // More bytes of 0xFF can precede a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      // The pixels start after marker 0xDA.
      guard marker != 0xDA, length >= 2, end <= bytes.count else { return nil }
      let content = bytes[place + 4..<end]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return content.dropFirst(6)
      }
      place = end
    }
    return nil
  }

  /// Reads the orientation from the first directory of a TIFF file.
  private init?(ofTIFF bytes: ArraySlice<UInt8>) {
    let isLittle = bytes.starts(with: Array("II".utf8))
    guard isLittle || bytes.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let start = bytes.startIndex + offset
      let digits = bytes[start..<start + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else {
      return nil
    }
    for entry in 0..<count {
      // An entry has 12 bytes: tag, type, count, and the value. Type 3 is a 16-bit number.
      let start = directory + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(start + 2, 2) == 3, let value = number(start + 8, 2) else { return nil }
      self.init(rawValue: UInt16(value))
      return
    }
    return nil
  }
}

extension Bitmap {
  /// Returns the picture turned for display.
  func oriented(by orientation: ImageOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (right, bottom) = (width - 1, height - 1)
    return Bitmap(
      columns: orientation.swapsSides ? height : width,
      rows: orientation.swapsSides ? width : height
    ) { x, y in
      switch orientation {
      case .up: self[x, y]
      case .upMirrored: self[right - x, y]
      case .down: self[right - x, bottom - y]
      case .downMirrored: self[x, bottom - y]
      case .leftMirrored: self[y, x]
      case .right: self[y, bottom - x]
      case .rightMirrored: self[right - y, bottom - x]
      case .left: self[right - y, x]
      }
    }
  }
}
