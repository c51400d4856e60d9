/// The straight lines of a picture. Adjacent lines are merged, so that frames join from row to row
/// in any font.
struct SVGLines {
  /// The lines of one colour and thickness along one row or column.
  private struct Track: Hashable {
    let color: ScreenTheme.RGB
    let thickness: Int
    let isHorizontal: Bool
    let at: Int
  }

  private struct Pen: Hashable {
    let color: ScreenTheme.RGB
    let thickness: Int

    var order: (String, Int) { (color.css, thickness) }
  }

  private var lines: [Track: [Range<Int>]] = [:]
  private var curves: [Pen: [String]] = [:]

  /// Adds a line. Positions are in eighths of a pixel, the thickness in pixels.
  mutating func add(
    _ range: Range<Int>,
    at: Int,
    isHorizontal: Bool,
    thickness: Int,
    _ color: ScreenTheme.RGB
  ) {
    if range.isEmpty { return }
    let track = Track(color: color, thickness: thickness, isHorizontal: isHorizontal, at: at)
    lines[track, default: []].append(range)
  }

  /// Adds an SVG path of one pixel's thickness.
  mutating func add(curve: String, _ color: ScreenTheme.RGB) {
    curves[Pen(color: color, thickness: 1), default: []].append(curve)
  }

  /// The lines as SVG paths, one for each colour and thickness.
  var markup: [String] {
    var paths: [Pen: [(track: Track, range: Range<Int>)]] = [:]
    for (track, ranges) in lines {
      let pen = Pen(color: track.color, thickness: track.thickness)
      paths[pen, default: []] += Self.merged(ranges).map { (track, $0) }
    }
    let pens = Set(paths.keys).union(curves.keys).sorted { $0.order < $1.order }
    return pens.map { pen in
      let straight = (paths[pen] ?? []).sorted(by: Self.precedes).map(Self.path)
      let width = pen.thickness == 1 ? "" : " stroke-width=\"\(pen.thickness)\""
      let data = (straight + (curves[pen] ?? [])).joined()
      return "<path d=\"\(data)\" fill=\"none\" stroke=\"\(pen.color.css)\"\(width)/>"
    }
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func precedes(
    _ first: (track: Track, range: Range<Int>),
    _ second: (track: Track, range: Range<Int>)
  ) -> Bool {
    let key = { (line: (track: Track, range: Range<Int>)) in
      (line.track.isHorizontal ? 0 : 1, line.track.at, line.range.lowerBound)
    }
    return key(first) < key(second)
  }

  private static func path(_ line: (track: Track, range: Range<Int>)) -> String {
    let start = PixelGrid.text(line.range.lowerBound)
    let at = PixelGrid.text(line.track.at)
    let end = PixelGrid.text(line.range.upperBound)
    return line.track.isHorizontal ? "M\(start) \(at)H\(end)" : "M\(at) \(start)V\(end)"
  }
}
