/// Where cells lie in a picture. Inside, lengths are eighths of a pixel, so that all edges of
/// lines and blocks are whole numbers.
enum PixelGrid {
  /// A cell's width and height in pixels: odd, so that a line of one pixel has a middle.
  static let (width, height) = (9, 19)
  /// The size of letters, and where they stand, in pixels below the top of a cell.
  static let (fontSize, baseline) = (15, 14)
  /// Blank pixels around a screen.
  static let margin = 9

  static let unit = 8
  /// A cell's width and height in eighths.
  static let (cellWidth, cellHeight) = (width * unit, height * unit)

  /// A length in eighths, as pixels.
  static func text(_ eighths: Int) -> String {
    let magnitude = abs(eighths)
    let sign = eighths < 0 ? "-" : ""
    let fraction = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"][magnitude % unit]
    let whole = magnitude / unit
    return sign + (whole == 0 && !fraction.isEmpty ? "" : "\(whole)") + fraction
  }
}
