import Foundation
import TerminalUI

/// The pictures on a terminal with the kitty graphics protocol.
///
/// Each picture is transmitted once. Its *placements* show parts of it in cells. All commands
/// suppress the terminal's replies (`q=2`).
///
/// Source: [the kitty graphics protocol](https://sw.kovidgoyal.net/kitty/graphics-protocol/).
struct KittyPictures {
  /// The pixels that are transmitted.
  private struct Key: Hashable {
    let pixels: ObjectIdentifier
    /// The reduction of the picture; see `PictureSource.reduction`.
    let factor: Int
  }

  private struct Image {
    let number: Int
    /// The object that `Key.pixels` identifies. It is kept so that no new object gets the same
    /// identifier.
    let token: any AnyObject & Sendable
    let size: Size
    var lastUse: Int
  }

  private struct Placement: Hashable {
    let key: Key
    let cells: Rect
    /// The visible pixels.
    let part: Rect
  }

  /// A placement in the terminal.
  private struct Place: Hashable {
    let image: Int
    let number: Int
  }

  /// The first number of a picture. Programs in one window share the numbers, so this one is
  /// unusual.
  private static let firstNumber = 0x5354_0001
  private static let chunkSize = 4096

  private let cell: Size
  private var images: [Key: Image] = [:]
  /// The pictures that stay in half blocks, because their files are too large.
  private var refused: [Key: any AnyObject & Sendable] = [:]
  /// The pictures that do not fit into the terminal until another picture goes.
  private var crowded: [Key: any AnyObject & Sendable] = [:]
  private var placements: [Place: Placement] = [:]
  private var nextNumber = KittyPictures.firstNumber
  private var turn = 0

  /// - Parameter cell: The size of a cell in pixels, for the resolution of pictures.
  init(cell: Size) { self.cell = cell }

  /// Returns whether the terminal has the pixels of a picture.
  func isReady(_ picture: FramePicture) -> Bool { placement(of: picture) != nil }

  /// Returns whether a picture may become ready.
  func isPending(_ picture: FramePicture) -> Bool {
    let key = key(of: picture)
    return images[key] == nil && refused[key] == nil && crowded[key] == nil
  }

  /// Returns the bytes that transmit a picture; empty if it stays in half blocks.
  ///
  /// - Parameter needed: The pictures of the frame, which must stay in the terminal.
  mutating func transmit(_ picture: FramePicture, needed: [FramePicture]) -> [UInt8] {
    let key = key(of: picture)
    let source = picture.source
    let size = source.reduced(by: key.factor)
    let kept = Set(needed.map { self.key(of: $0) })
    var bytes = makeRoom(for: size.area, keeping: kept)
    let used = images.values.reduce(0) { $0 + $1.size.area }
    guard used + size.area <= PictureLimits.keptPixels else {
      crowded[key] = source.token
      return bytes
    }
    let whole = Rect(origin: .zero, size: source.size)
    let limit = PictureLimits.fileBytes
    guard let file = source.png(of: whole, reducedBy: key.factor, limit: limit) else {
      if refused.count >= PictureLimits.keptRefusals {
        refused = refused.filter { kept.contains($0.key) }
      }
      refused[key] = source.token
      return bytes
    }
    let number = nextNumber
    nextNumber += 1
    images[key] = Image(number: number, token: source.token, size: size, lastUse: turn)
    bytes += Self.transmission(of: file, number: number)
    return bytes
  }

  /// Returns the bytes that show exactly these pictures. They move the cursor.
  mutating func show(_ pictures: [FramePicture]) -> [UInt8] {
    turn += 1
    var missing: [Placement] = []
    var obsolete = placements
    for placement in pictures.compactMap({ placement(of: $0) }) {
      images[placement.key]?.lastUse = turn
      if let same = obsolete.first(where: { $0.value == placement }) {
        obsolete[same.key] = nil
      } else {
        missing.append(placement)
      }
    }
    if !missing.isEmpty || !obsolete.isEmpty { crowded = [:] }
    var text = ""
    for placement in missing {
      guard let image = images[placement.key]?.number else { continue }
      // Placing again under the same number moves a picture without flicker.
      let old = obsolete.keys.filter { $0.image == image }.min { $0.number < $1.number }
      if let old { obsolete[old] = nil }
      let place = old ?? freePlace(of: image)
      placements[place] = placement
      text += Self.command(placing: placement, at: place)
    }
    for place in obsolete.keys.sorted(by: { ($0.image, $0.number) < ($1.image, $1.number) }) {
      placements[place] = nil
      text += "\u{1B}_Ga=d,d=i,i=\(place.image),p=\(place.number),q=2\u{1B}\\"
    }
    return Array(text.utf8)
  }

  /// Returns the bytes that remove all pictures and their pixels from the terminal.
  mutating func erase() -> [UInt8] {
    let text = images.values.map(\.number).sorted().map(Self.command(deleting:)).joined()
    (images, refused, crowded, placements) = ([:], [:], [:], [:])
    return Array(text.utf8)
  }

  /// Returns the bytes that delete the pictures that were not shown for the longest time, until a
  /// new one of `pixels` pixels fits.
  private mutating func makeRoom(for pixels: Int, keeping needed: Set<Key>) -> [UInt8] {
    var used = images.values.reduce(pixels) { $0 + $1.size.area }
    var text = ""
    let shown = Set(placements.values.map(\.key))
    for (key, image) in images.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if used <= PictureLimits.keptPixels { break }
      if needed.contains(key) || shown.contains(key) { continue }
      images[key] = nil
      used -= image.size.area
      text += Self.command(deleting: image.number)
    }
    return Array(text.utf8)
  }

  private func key(of picture: FramePicture) -> Key {
    let (source, place) = (picture.source, picture.place.size)
    let target = Size(width: place.width * cell.width, height: place.height * cell.height)
    let factor = source.reduction(toFit: target, limit: PictureLimits.pixels)
    return Key(pixels: source.identity, factor: factor)
  }

  private func placement(of picture: FramePicture) -> Placement? {
    let key = key(of: picture)
    guard let image = images[key], let part = picture.visiblePart(of: image.size) else {
      return nil
    }
    return Placement(key: key, cells: picture.visible, part: part)
  }

  private func freePlace(of image: Int) -> Place {
    var number = 1
    while placements[Place(image: image, number: number)] != nil { number += 1 }
    return Place(image: image, number: number)
  }

  private static func command(deleting image: Int) -> String {
    "\u{1B}_Ga=d,d=I,i=\(image),q=2\u{1B}\\"
  }

  private static func command(placing placement: Placement, at place: Place) -> String {
    let (cells, part) = (placement.cells, placement.part)
    return "\u{1B}[\(cells.minY + 1);\(cells.minX + 1)H"
      + "\u{1B}_Ga=p,i=\(place.image),p=\(place.number),q=2,C=1"
      + ",c=\(cells.size.width),r=\(cells.size.height)"
      + ",x=\(part.minX),y=\(part.minY),w=\(part.size.width),h=\(part.size.height)\u{1B}\\"
  }

  /// Returns the commands that transmit a PNG file, in chunks of at most 4096 bytes.
  private static func transmission(of file: [UInt8], number: Int) -> [UInt8] {
    let text = [UInt8](Data(file).base64EncodedData())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / chunkSize * 16 + 64)
    for start in stride(from: 0, to: text.count, by: chunkSize) {
      let end = min(start + chunkSize, text.count)
      let head = start == 0 ? "a=t,f=100,i=\(number)," : ""
      bytes += Array("\u{1B}_G\(head)q=2,m=\(end < text.count ? 1 : 0);".utf8)
      bytes += text[start..<end]
      bytes += Array("\u{1B}\\".utf8)
    }
    return bytes
  }
}
