/// A picture as pixels in memory.
package struct Bitmap: Sendable {
  /// A pixel with components from 0 to 255. The colours are not multiplied by the opacity.
  package struct Pixel: Equatable, Sendable {
    /// The red component.
    package var red: UInt8
    /// The green component.
    package var green: UInt8
    /// The blue component.
    package var blue: UInt8
    /// The opacity.
    package var alpha: UInt8

    /// Creates a pixel (default: opaque).
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  private let pixels: [Pixel]
  /// The number of pixels per point.
  package var scale = 1.0
  /// Whether only the shape counts: opaque pixels have the colour of text.
  package var isTemplate = false
  /// An object that identifies the pixels: copies of a bitmap have the same one.
  package private(set) var token: any AnyObject & Sendable = IdentityToken()

  /// Creates a picture from its pixels, row by row. Returns `nil` if their number is not `width *
  /// height` or is 0.
  package init?(width: Int, height: Int, pixels: [Pixel]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a picture. `pixel` returns the pixel in a column and a row.
  package init(columns: Int, rows: Int, _ pixel: (Int, Int) -> Pixel) {
    width = columns
    height = rows
    var pixels: [Pixel] = []
    pixels.reserveCapacity(columns * rows)
    for y in 0..<rows { for x in 0..<columns { pixels.append(pixel(x, y)) } }
    self.pixels = pixels
  }

  /// The pixel in a column and a row, counted from the upper left corner.
  package subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// Whether no pixel is transparent.
  package var isOpaque: Bool { pixels.allSatisfy { $0.alpha == 255 } }

  /// Calls `body` with the bytes of the pixels, row by row: red, green, blue and opacity.
  func withPixels<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    pixels.withUnsafeBytes(body)
  }
}

extension Bitmap: Equatable {
  /// Returns whether two bitmaps have the same pixels, scale and role.
  package static func == (first: Self, second: Self) -> Bool {
    first.scale == second.scale && first.isTemplate == second.isTemplate
      && first.hasSamePixels(as: second)
  }

  /// Returns whether another bitmap has the same pixels. Copies are not compared pixel by pixel.
  package func hasSamePixels(as other: Bitmap) -> Bool {
    token === other.token
      || width == other.width && height == other.height && pixels == other.pixels
  }
}

extension Bitmap {
  /// Returns the bitmap with the identity of another one, if both have the same pixels.
  package func identified(as other: Bitmap?) -> Bitmap {
    guard let other, hasSamePixels(as: other) else { return self }
    var bitmap = self
    bitmap.token = other.token
    return bitmap
  }
}

/// The type of the objects that identify pixels.
private final class IdentityToken: Sendable {}
