import TerminalUI

/// The pictures on a terminal with sixel graphics. The terminal keeps only their pixels, so a
/// picture is sent again after its cells were written.
struct SixelPictures {
  private struct Key: Hashable {
    let pixels: ObjectIdentifier
    /// The visible pixels.
    let part: Rect
    /// The visible cells.
    let cells: Size
  }

  private struct Encoded {
    /// The object that `Key.pixels` identifies. It is kept so that no new object gets the same
    /// identifier.
    let token: any AnyObject & Sendable
    /// The sixels; empty if the picture stays in half blocks.
    let bytes: [UInt8]
    var lastUse: Int
  }

  private struct Placed: Hashable {
    let key: Key
    let cells: Rect
  }

  private let colors: Int
  private let cell: Size
  private var encoded: [Key: Encoded] = [:]
  private var placed: Set<Placed> = []
  private var turn = 0

  /// - Parameters:
  ///   - colors: The number of colours that a picture can have.
  ///   - cell: The size of a cell in pixels.
  init(colors: Int, cell: Size) {
    self.colors = colors
    self.cell = cell
  }

  /// Returns whether a picture is encoded.
  ///
  /// - Parameter screen: The size of the screen. A picture in its last row could scroll the screen.
  func isReady(_ picture: FramePicture, on screen: Size) -> Bool {
    guard picture.visible.maxY < screen.height, let key = key(of: picture) else { return false }
    return encoded[key]?.bytes.isEmpty == false
  }

  /// Returns whether a picture may become ready.
  func isPending(_ picture: FramePicture, on screen: Size) -> Bool {
    guard picture.visible.maxY < screen.height, let key = key(of: picture) else { return false }
    return encoded[key] == nil
  }

  /// Encodes a picture. Returns its number of bytes.
  ///
  /// - Parameter needed: The pictures of the frame, which are kept. If encoding one of them dropped
  ///   another, both would be encoded again and again.
  mutating func encode(_ picture: FramePicture, needed: [FramePicture]) -> Int {
    guard let key = key(of: picture) else { return 0 }
    let size = Size(width: key.cells.width * cell.width, height: key.cells.height * cell.height)
    var bytes: [UInt8] = []
    if size.area <= PictureLimits.pixels {
      let pixels = picture.source.pixels(in: key.part, scaledTo: size)
      bytes = SixelEncoder(size: size, pixels: pixels, colors: colors).bytes
    }
    if bytes.count > PictureLimits.sixelBytes { bytes = [] }
    dropUnused(toFit: bytes.count, keeping: Set(needed.compactMap { self.key(of: $0) }))
    encoded[key] = Encoded(token: picture.source.token, bytes: bytes, lastUse: turn)
    return bytes.count
  }

  /// Returns the rows in which a picture is gone or has moved. They must be written again, which
  /// removes its pixels.
  func obsoleteRows(after pictures: [FramePicture]) -> Set<Int> {
    let next = Set(pictures.compactMap { placed(of: $0) })
    return Set(placed.subtracting(next).flatMap { $0.cells.minY..<$0.cells.maxY })
  }

  /// Returns the bytes that show exactly these pictures. They move the cursor.
  ///
  /// - Parameter written: The rows that were written since the last call.
  mutating func show(_ pictures: [FramePicture], written: Set<Int>) -> [UInt8] {
    turn += 1
    var next: Set<Placed> = []
    var bytes: [UInt8] = []
    for placed in pictures.compactMap({ placed(of: $0) }) {
      encoded[placed.key]?.lastUse = turn
      next.insert(placed)
      let rows = placed.cells.minY..<placed.cells.maxY
      if self.placed.contains(placed), !rows.contains(where: { written.contains($0) }) { continue }
      guard let sixels = encoded[placed.key]?.bytes else { continue }
      bytes += Array("\u{1B}[\(placed.cells.minY + 1);\(placed.cells.minX + 1)H".utf8)
      bytes += sixels
    }
    placed = next
    return bytes
  }

  /// Forgets the pictures on the screen, which was cleared.
  mutating func erase() { placed = [] }

  /// Drops the least recently shown pictures until another picture of `count` bytes fits. Keeps
  /// those shown in this turn, and the pictures of the frame.
  private mutating func dropUnused(toFit count: Int, keeping needed: Set<Key>) {
    var used = encoded.values.reduce(count) { $0 + $1.bytes.count }
    for (key, entry) in encoded.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      let isFull = used > PictureLimits.keptSixelBytes || encoded.count >= PictureLimits.keptSixels
      if !isFull || entry.lastUse == turn { return }
      if needed.contains(key) { continue }
      encoded[key] = nil
      used -= entry.bytes.count
    }
  }

  private func key(of picture: FramePicture) -> Key? {
    guard let part = picture.visiblePart(of: picture.source.size) else { return nil }
    return Key(pixels: picture.source.identity, part: part, cells: picture.visible.size)
  }

  private func placed(of picture: FramePicture) -> Placed? {
    key(of: picture).map { Placed(key: $0, cells: picture.visible) }
  }
}
