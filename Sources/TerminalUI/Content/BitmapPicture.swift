import ImageDecoding
@_spi(Nodes) import ViewEngine

/// A bitmap as the source of a picture in frames.
struct BitmapPicture: PictureSource {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  var token: any AnyObject & Sendable { bitmap.token }

  var size: Size { Size(width: bitmap.width, height: bitmap.height) }

  func pixels(in part: Rect, scaledTo size: Size) -> [UInt8] {
    let part = part.intersection(Rect(origin: .zero, size: self.size))
    guard !part.isEmpty else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.area * 4)
    for y in 0..<size.height {
      let top = part.minY + y * part.size.height / size.height
      let bottom = part.minY + (y + 1) * part.size.height / size.height
      for x in 0..<size.width {
        let left = part.minX + x * part.size.width / size.width
        let right = part.minX + (x + 1) * part.size.width / size.width
        let pixel = bitmap.mean(left: left, top: top, width: right - left, height: bottom - top)
        bytes.append(pixel.red)
        bytes.append(pixel.green)
        bytes.append(pixel.blue)
        bytes.append(pixel.alpha)
      }
    }
    return bytes
  }

  func png(of part: Rect, reducedBy factor: Int, limit: Int) -> [UInt8]? {
    let part = part.intersection(Rect(origin: .zero, size: size))
    guard !part.isEmpty else { return nil }
    var picture = bitmap
    if part.size != size {
      picture = Bitmap(columns: part.size.width, rows: part.size.height) { x, y in
        bitmap[part.minX + x, part.minY + y]
      }
    }
    return picture.reduced(by: factor).png(limit: limit)
  }
}
