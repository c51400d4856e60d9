/// A picture as pixels in memory.
package struct Bitmap: Equatable, Sendable {
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
  var scale = 1.0
  /// Whether only the shape counts: opaque pixels have the colour of text.
  var isTemplate = false

  /// Creates a picture from its pixels, row by row. Returns `nil` if their number is not `width *
  /// height` or is 0.
  package init?(width: Int, height: Int, pixels: [Pixel]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  private init(columns: Int, rows: Int, _ pixel: (Int, Int) -> Pixel) {
    width = columns
    height = rows
    pixels = (0..<rows).flatMap { y in (0..<columns).map { pixel($0, y) } }
  }

  subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// The natural size of the picture in cells.
  var cells: Size {
    Size(
      width: Points.side(Double(width) / scale, along: .horizontal),
      height: Points.side(Double(height) / scale, along: .vertical)
    )
  }

  /// Returns the picture with one pixel for each column and each half row, scaled or tiled.
  func sampled(columns: Int, halfRows: Int, isTiled: Bool, isSmooth: Bool) -> Bitmap {
    let own = isTiled ? cells : Size(width: columns, height: (halfRows + 1) / 2)
    let across = max(1, own.width)
    let down = max(1, own.height * 2)
    let box = Size(width: width / across, height: height / down)
    return Bitmap(columns: columns, rows: halfRows) { x, y in
      let left = x % across * width / across
      let top = y % down * height / down
      return isSmooth ? mixed(left, top, box) : self[left, top]
    }
  }

  /// Returns the mean colour of the pixels in a box, weighted by their opacity.
  private func mixed(_ left: Int, _ top: Int, _ box: Size) -> Pixel {
    var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
    for y in top..<min(height, top + max(1, box.height)) {
      for x in left..<min(width, left + max(1, box.width)) {
        let pixel = self[x, y]
        let weight = Int(pixel.alpha)
        red += Int(pixel.red) * weight
        green += Int(pixel.green) * weight
        blue += Int(pixel.blue) * weight
        alpha += weight
        count += 1
      }
    }
    guard alpha > 0, count > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    return Pixel(
      red: UInt8(red / alpha),
      green: UInt8(green / alpha),
      blue: UInt8(blue / alpha),
      alpha: UInt8(alpha / count)
    )
  }
}
