extension Bitmap {
  /// Returns the mean colour of the pixels in a box, weighted by their opacity. A box contains at
  /// least one pixel in each direction; pixels outside the picture do not count.
  package func mean(left: Int, top: Int, width boxWidth: Int, height boxHeight: Int) -> Pixel {
    var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
    for y in top..<min(height, top + max(1, boxHeight)) {
      for x in left..<min(width, left + max(1, boxWidth)) {
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

  /// Returns the picture reduced by a whole factor, so that no side has more than `limit` pixels.
  /// The size in points stays about the same. A picture within the limit is returned unchanged.
  /// `limit` must be at least 1.
  package func reduced(toSide limit: Int) -> Bitmap {
    reduced(by: (max(width, height) + limit - 1) / limit)
  }

  /// Returns the picture with one pixel for `factor` pixels in each direction. The size in points
  /// stays about the same.
  package func reduced(by factor: Int) -> Bitmap {
    guard factor > 1 else { return self }
    let columns = (width + factor - 1) / factor
    let rows = (height + factor - 1) / factor
    var small = Bitmap(columns: columns, rows: rows) { x, y in
      mean(left: x * factor, top: y * factor, width: factor, height: factor)
    }
    small.scale = scale / Double(factor)
    small.isTemplate = isTemplate
    return small
  }
}
