/// The colours of a picture in sixels, found by median cut.
///
/// The colours of the picture are points in a box. The box is divided at the median of its longest
/// side, and so are the boxes of the most points, until there are as many boxes as colours.
struct SixelPalette {
  /// A set of similar colours: the upper 5 bits of their components are equal.
  private struct Bin {
    var count = 0
    var red = 0
    var green = 0
    var blue = 0

    func mean(_ part: Int) -> Int {
      (part == 0 ? red : part == 1 ? green : blue) / max(1, count)
    }
  }

  private struct Box {
    var bins: Range<Int>
    /// The component with the widest range of values, and the importance of dividing the box.
    var axis: Int
    var weight: Int
  }

  /// The red, green and blue components of the colours, 0 to 255.
  private(set) var colors: [(red: Int, green: Int, blue: Int)] = []
  private var numbers = [UInt8](repeating: 0, count: 1 << 15)

  /// Creates the palette of pixels of 4 bytes. Pixels for which `isDrawn` returns false do not
  /// count.
  ///
  /// - Parameter limit: The largest number of colours, 2 to 256.
  init(_ pixels: [UInt8], limit: Int, isDrawn: (UInt8) -> Bool) {
    var table = [Bin](repeating: Bin(), count: 1 << 15)
    for index in stride(from: 0, to: pixels.count - 3, by: 4) where isDrawn(pixels[index + 3]) {
      let bin = Self.bin(pixels, index)
      table[bin].count += 1
      table[bin].red += Int(pixels[index])
      table[bin].green += Int(pixels[index + 1])
      table[bin].blue += Int(pixels[index + 2])
    }
    var used = table.indices.filter { table[$0].count > 0 }
    if used.isEmpty { return }
    var boxes = [Self.box(0..<used.count, used, table)]
    while boxes.count < min(limit, 256) {
      guard let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
        boxes[index].weight > 0
      else { break }
      let (first, second) = Self.halves(of: boxes[index], &used, table)
      boxes[index] = Self.box(first, used, table)
      boxes.append(Self.box(second, used, table))
    }
    for (number, box) in boxes.enumerated() {
      var sum = Bin()
      for bin in used[box.bins] {
        sum.count += table[bin].count
        sum.red += table[bin].red
        sum.green += table[bin].green
        sum.blue += table[bin].blue
        numbers[bin] = UInt8(number)
      }
      colors.append((sum.mean(0), sum.mean(1), sum.mean(2)))
    }
  }

  /// Returns the number of the colour of the pixel at an index.
  func number(_ pixels: [UInt8], _ index: Int) -> Int { Int(numbers[Self.bin(pixels, index)]) }

  private static func bin(_ pixels: [UInt8], _ index: Int) -> Int {
    Int(pixels[index] >> 3) << 10 | Int(pixels[index + 1] >> 3) << 5 | Int(pixels[index + 2] >> 3)
  }

  private static func box(_ bins: Range<Int>, _ used: [Int], _ table: [Bin]) -> Box {
    var count = 0
    var (least, most) = ([255, 255, 255], [0, 0, 0])
    for bin in used[bins] {
      count += table[bin].count
      for part in 0..<3 {
        let value = table[bin].mean(part)
        least[part] = min(least[part], value)
        most[part] = max(most[part], value)
      }
    }
    let widths = zip(most, least).map { $0 - $1 }
    let axis = (0..<3).max { widths[$0] < widths[$1] } ?? 0
    return Box(bins: bins, axis: axis, weight: bins.count > 1 ? widths[axis] * count : 0)
  }

  /// Sorts the bins of a box along its longest side, and divides them where half of the pixels are
  /// on each side.
  private static func halves(
    of box: Box,
    _ used: inout [Int],
    _ table: [Bin]
  ) -> (Range<Int>, Range<Int>) {
    let sorted = used[box.bins].sorted {
      (table[$0].mean(box.axis), $0) < (table[$1].mean(box.axis), $1)
    }
    used.replaceSubrange(box.bins, with: sorted)
    let half = sorted.reduce(0) { $0 + table[$1].count } / 2
    var (end, count) = (1, table[sorted[0]].count)
    while end < sorted.count - 1, count < half {
      count += table[sorted[end]].count
      end += 1
    }
    let middle = box.bins.lowerBound + end
    return (box.bins.lowerBound..<middle, middle..<box.bins.upperBound)
  }
}
