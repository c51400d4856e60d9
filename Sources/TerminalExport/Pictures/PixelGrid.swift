/// The grid of cells in a picture. Internal lengths are eighths of a pixel, so that all edges of
/// lines and blocks are integers.
enum PixelGrid {
  /// The size of a cell in pixels. Width and height are odd, so that a line of one pixel can be in
  /// the centre.
  static let (width, height) = (9, 19)
  /// The font size, and the distance of the baseline from the top of a cell, in pixels.
  static let (fontSize, baseline) = (15, 14)
  /// The margin around a screen, in pixels.
  static let margin = 9

  static let unit = 8
  /// The size of a cell in eighths of a pixel.
  static let (cellWidth, cellHeight) = (width * unit, height * unit)

  /// Converts eighths of a pixel to pixels, as a decimal number.
  static func text(_ eighths: Int) -> String {
    let magnitude = abs(eighths)
    let sign = eighths < 0 ? "-" : ""
    let fraction = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"][magnitude % unit]
    let whole = magnitude / unit
    return sign + (whole == 0 && !fraction.isEmpty ? "" : "\(whole)") + fraction
  }
}
