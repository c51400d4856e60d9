/// The filled rectangles of a picture. Adjacent rectangles are merged.
struct FilledAreas {
  private struct Area: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    let color: ScreenTheme.RGB
    /// The opacity in quarters.
    let opacity: Int
  }

  private var areas: [Area] = []

  /// Adds a rectangle, in eighths of a pixel. Callers must add rectangles row by row, from the
  /// left.
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

  /// The rectangles as SVG elements, one per line.
  var markup: [String] {
    stacked.map { area in
      let place = [("x", area.x), ("y", area.y), ("width", area.width), ("height", area.height)]
        .map { "\($0)=\"\(PixelGrid.text($1))\"" }.joined(separator: " ")
      let opacity = area.opacity == 4 ? "" : " fill-opacity=\"\(PixelGrid.text(area.opacity * 2))\""
      return "<rect \(place) fill=\"\(area.color.css)\"\(opacity)/>"
    }
  }

  /// The rectangles. A rectangle directly below another one of the same horizontal extent, colour
  /// and opacity is merged with it.
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
