import ImageDecoding
@_spi(Nodes) import ViewEngine

/// A file as the source of a picture in frames. The file is decoded again when its pixels are
/// needed, so that a reduced bitmap is enough for cells and the original takes no memory.
package struct PictureFile: PictureSource {
  private let path: String
  package let size: Size
  package let token: any AnyObject & Sendable

  /// Creates the source of a file from its decoded picture.
  package init(path: String, decodedAs bitmap: Bitmap) {
    self.path = path
    size = Size(width: bitmap.width, height: bitmap.height)
    token = bitmap.token
  }

  package func pixels(in part: Rect, scaledTo size: Size) -> [UInt8] {
    decoded?.pixels(in: part, scaledTo: size) ?? []
  }

  package func png(of part: Rect, reducedBy factor: Int, limit: Int) -> [UInt8]? {
    decoded?.png(of: part, reducedBy: factor, limit: limit)
  }

  /// The picture; `nil` if the file has become unreadable or has another size.
  private var decoded: BitmapPicture? {
    guard let bitmap = try? Bitmap(contentsOfFile: path) else { return nil }
    let picture = BitmapPicture(bitmap)
    return picture.size == size ? picture : nil
  }
}

extension PictureFile: Equatable {
  /// Whether both sources were created from one decoded picture.
  package static func == (first: Self, second: Self) -> Bool {
    first.identity == second.identity && first.path == second.path
  }
}
