import TerminalUI

extension Frame {
  /// The maximum width and height of a received frame, in cells. A corrupt size would otherwise
  /// overflow or allocate all memory. The exact value is arbitrary.
  private static let sideLimit = 10_000

  /// The frame as bytes: width, height and cursor as four 32-bit integers, then the cells in their
  /// memory layout. Only programs of the same build can exchange these bytes. Without a cursor, the
  /// cursor's position is (-1, -1).
  var bytes: [UInt8] {
    let header = [size.width, size.height, cursor?.x ?? -1, cursor?.y ?? -1].map(Int32.init)
    var bytes = header.withUnsafeBytes { Array($0) }
    cells.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Creates a frame from its bytes; `nil` if their number does not match the size.
  init?(bytes: [UInt8]) {
    let headerLength = 4 * MemoryLayout<Int32>.size
    guard bytes.count >= headerLength else { return nil }
    let numbers = bytes.withUnsafeBytes { bytes in
      (0..<4).map { Int(bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self)) }
    }
    let (width, height) = (numbers[0], numbers[1])
    guard (0...Self.sideLimit).contains(width), (0...Self.sideLimit).contains(height),
      bytes.count == headerLength + width * height * MemoryLayout<Cell>.stride
    else { return nil }
    self.init(size: Size(width: width, height: height))
    var cells = Array(repeating: Cell.blank, count: width * height)
    cells.withUnsafeMutableBytes { $0.copyBytes(from: bytes.dropFirst(headerLength)) }
    for y in 0..<height {
      for x in 0..<width { self[x, y] = cells[y * width + x] }
    }
    if numbers[2] >= 0 { cursor = Point(x: numbers[2], y: numbers[3]) }
  }
}
