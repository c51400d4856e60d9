/// Cells of a picture that stand side by side: half blocks, the upper half in the colour of
/// the character, the lower one in that of the ground.
struct PictureRow {
  let row: Int
  let column: Int
  var text: CellText

  /// The cells of a bitmap of one pixel a column and two a row. Where it is clear nothing
  /// is drawn.
  ///
  /// - Parameter color: The colour of all pixels in place of their own.
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
  /// Half of what covers all that is behind: a cell shows the one or the other.
  private static let leastAlpha: UInt8 = 128

  /// The colour in a cell; none where less than half of it covers what is behind.
  fileprivate func cellColor(_ color: CellColor?) -> CellColor? {
    alpha < Self.leastAlpha ? nil : color ?? CellColor(red: red, green: green, blue: blue)
  }
}
