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
      guard isSmooth else { return self[left, top] }
      return mean(left: left, top: top, width: box.width, height: box.height)
    }
  }
}
