import ImageDecoding

extension Bitmap {
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
