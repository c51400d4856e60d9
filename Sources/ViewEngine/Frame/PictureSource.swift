/// The pixels of a picture. Frames, terminals and exports share them without a copy.
///
/// This module decodes no pictures. `TerminalUI` implements the protocol for its bitmaps. Sizes and
/// rectangles of this protocol are in pixels.
package protocol PictureSource: Sendable {
  /// An object that identifies the pixels: the same for all copies of a picture. It does not keep
  /// the pixels in memory.
  var token: any AnyObject & Sendable { get }

  /// The number of pixels in each direction, at least 1.
  var size: Size { get }

  /// Returns a part of the picture, scaled to a size. Each pixel has 4 bytes: red, green, blue and
  /// opacity. The colours are not multiplied by the opacity.
  func pixels(in part: Rect, scaledTo size: Size) -> [UInt8]

  /// Returns a part of the picture as a PNG file; `nil` if the file would be larger than a limit.
  ///
  /// - Parameters:
  ///   - factor: The number of pixels, in each direction, that become one pixel of the file.
  ///   - limit: The maximum number of bytes.
  func png(of part: Rect, reducedBy factor: Int, limit: Int) -> [UInt8]?
}

extension PictureSource {
  /// The identity of the pixels. It is valid while ``token`` exists.
  package var identity: ObjectIdentifier { ObjectIdentifier(token) }

  /// Returns the largest whole factor by which the picture can be reduced without becoming smaller
  /// than `target` pixels. The factor is larger if the reduced picture would have more than `limit`
  /// pixels.
  package func reduction(toFit target: Size, limit: Int) -> Int {
    var factor = min(size.width / max(1, target.width), size.height / max(1, target.height))
    factor = max(1, factor)
    while reduced(by: factor).area > limit { factor += 1 }
    return factor
  }

  /// Returns the size of the picture after a reduction.
  package func reduced(by factor: Int) -> Size {
    Size(width: (size.width + factor - 1) / factor, height: (size.height + factor - 1) / factor)
  }
}

extension Size {
  /// The number of cells or pixels.
  package var area: Int { width * height }
}
