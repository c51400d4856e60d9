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

/// Filled rectangles of a picture, those that touch made one.
struct FilledAreas {
  private struct Area: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    let color: ScreenTheme.RGB
    /// In quarters.
    let opacity: Int
  }

  private var areas: [Area] = []
  private var isLastOpen = false

  /// Adds a rectangle in eighths of a pixel. Rectangles come row by row, from the left.
  mutating func add(
    x: Int,
    y: Int,
    width: Int,
    height: Int,
    _ color: ScreenTheme.RGB,
    opacity: Int = 4
  ) {
    let new = Area(x: x, y: y, width: width, height: height, color: color, opacity: opacity)
    if var last = areas.last, last.x + last.width == x, last.y == y, last.height == height,
      last.color == color, last.opacity == opacity
    {
      last.width += width
      areas[areas.count - 1] = last
    } else {
      areas.append(new)
    }
  }

  /// The rectangles as SVG, a line each.
  var markup: [String] {
    stacked.map { area in
      let place = [("x", area.x), ("y", area.y), ("width", area.width), ("height", area.height)]
        .map { "\($0)=\"\(PixelGrid.text($1))\"" }.joined(separator: " ")
      let opacity = area.opacity == 4 ? "" : " fill-opacity=\"\(PixelGrid.text(area.opacity * 2))\""
      return "<rect \(place) fill=\"\(area.color.css)\"\(opacity)/>"
    }
  }

  /// Those that lie below one another with the same sides are one.
  private var stacked: [Area] {
    var result: [Area] = []
    var open: [Area: Int] = [:]
    for area in areas {
      var above = area
      (above.y, above.height) = (area.y, 0)
      if let index = open.removeValue(forKey: above) {
        result[index].height += area.height
        above.y = area.y + area.height
        open[above] = index
      } else {
        result.append(area)
        above.y = area.y + area.height
        open[above] = result.count - 1
      }
    }
    return result
  }
}
