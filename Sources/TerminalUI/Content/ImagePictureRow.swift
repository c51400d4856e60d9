import ImageDecoding

/// Adjacent cells of a picture row. Each cell is a half block: the foreground colour is the upper
/// half, the background colour the lower half.
struct PictureRow {
  let row: Int
  let column: Int
  var text: CellText

  /// Returns the cells of a bitmap that has one pixel for each column and half row. Transparent
  /// pixels draw nothing.
  ///
  /// - Parameter color: The colour of all opaque pixels; `nil` keeps their own.
  static func rows(of bitmap: Bitmap, color: CellColor?) -> [PictureRow] {
    var rows: [PictureRow] = []
    for y in 0..<bitmap.height / 2 {
      for x in 0..<bitmap.width {
        let upper = bitmap[x, 2 * y].cellColor(color)
        let lower = bitmap[x, 2 * y + 1].cellColor(color)
        guard let cell = cell(upper, lower) else { continue }
        if let last = rows.last, last.row == y, last.column + last.text.columns == x {
          rows[rows.count - 1].text += cell
        } else {
          rows.append(PictureRow(row: y, column: x, text: cell))
        }
      }
    }
    return rows
  }

  private static func cell(_ upper: CellColor?, _ lower: CellColor?) -> CellText? {
    switch (upper, lower) {
    case (nil, nil): nil
    case (let upper?, nil): CellText("▀", style: CellStyle(foreground: upper))
    case (nil, let lower?): CellText("▄", style: CellStyle(foreground: lower))
    case (let upper?, let lower?) where upper == lower:
      CellText("█", style: CellStyle(foreground: upper))
    case (let upper?, let lower?):
      CellText("▀", style: CellStyle(foreground: upper, background: lower))
    }
  }
}

extension Bitmap.Pixel {
  /// The smallest opacity that is drawn: half. A cell shows either the pixel or the cells behind
  /// it.
  private static let leastAlpha: UInt8 = 128

  /// Returns `color`, or the pixel's own colour if `color` is `nil`. Returns `nil` if the pixel is
  /// less than half opaque.
  fileprivate func cellColor(_ color: CellColor?) -> CellColor? {
    alpha < Self.leastAlpha ? nil : color ?? CellColor(red: red, green: green, blue: blue)
  }
}
