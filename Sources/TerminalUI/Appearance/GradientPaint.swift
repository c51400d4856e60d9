import Foundation

/// A gradient with resolved colours, which is sampled cell by cell.
struct GradientPaint: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// The radii are in points.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// The radii are fractions of the area's size.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
    /// A grid of colours, row by row.
    case mesh(columns: Int, rows: Int)
  }

  struct Stop: Hashable, Sendable {
    var color: CellColor
    var parts: Color.Resolved
    var location: Double

    init(_ stop: Gradient.Stop, in environment: EnvironmentValues) {
      let sample = stop.color.paint(in: environment).middle
      parts = stop.color.resolve(in: environment)
      // The terminal's default text colour is unknown and cannot be mixed; a typical colour
      // replaces it.
      color =
        sample.map { $0.color == .standard ? $0.color.parts.cellColor : $0.color } ?? .standard
      location = Double(stop.location)
    }

    func isSameColor(as other: Stop) -> Bool {
      color == other.color && parts.opacity == other.parts.opacity
    }
  }

  var form: Form
  var stops: [Stop]

  func sample(_ place: UnitPoint, in size: CGSize) -> Paint.Sample {
    if case .mesh(let columns, let rows) = form {
      return meshSample(place, columns: columns, rows: rows)
    }
    return sample(at: progress(place, in: size))
  }

  /// Returns the relative position of a point between the first and the last stop.
  private func progress(_ place: UnitPoint, in size: CGSize) -> Double {
    switch form {
    case .linear(let from, let to):
      let way = (x: (to.x - from.x) * size.width, y: (to.y - from.y) * size.height)
      let gone = (x: (place.x - from.x) * size.width, y: (place.y - from.y) * size.height)
      let length = way.x * way.x + way.y * way.y
      return length == 0 ? 1 : (gone.x * way.x + gone.y * way.y) / length
    case .radial(let center, let from, let to):
      let x = (place.x - center.x) * size.width
      let y = (place.y - center.y) * size.height
      return to == from ? 1 : ((x * x + y * y).squareRoot() - from) / (to - from)
    case .elliptical(let center, let from, let to):
      let x = place.x - center.x
      let y = place.y - center.y
      return to == from ? 1 : ((x * x + y * y).squareRoot() - from) / (to - from)
    case .angular(let center, let from, let to):
      let x = (place.x - center.x) * size.width
      let y = (place.y - center.y) * size.height
      let turn = (atan2(y, x) - from.radians) / (2 * .pi)
      let span = (to - from).radians / (2 * .pi)
      return span == 0 ? 1 : (turn - turn.rounded(.down)) / span
    case .mesh: return 0
    }
  }

  private func sample(at progress: Double) -> Paint.Sample {
    guard let first = stops.first, let last = stops.last else {
      return Paint.Sample(color: .standard, opacity: 0)
    }
    guard progress > first.location else { return Self.pure(first) }
    guard progress < last.location else { return Self.pure(last) }
    let index = stops.firstIndex { $0.location >= progress } ?? stops.count - 1
    let (before, after) = (stops[max(0, index - 1)], stops[index])
    let length = after.location - before.location
    let fraction = length == 0 ? 1 : (progress - before.location) / length
    return Self.mixture(before.parts.mixed(with: after.parts, by: fraction))
  }

  /// Returns the bilinear interpolation of the four colours around a point.
  private func meshSample(_ place: UnitPoint, columns: Int, rows: Int) -> Paint.Sample {
    guard columns > 1, rows > 1, stops.count >= columns * rows else { return sample(at: 0) }
    // The limit is below 1, because at the far edge `start + 1` would be beyond the last colour of
    // the row.
    let across = min(0.9999, max(0, Double(place.x))) * Double(columns - 1)
    let down = min(0.9999, max(0, Double(place.y))) * Double(rows - 1)
    let start = Int(nearest: down, .down) * columns + Int(nearest: across, .down)
    let fraction = across - across.rounded(.down)
    let top = stops[start].parts.mixed(with: stops[start + 1].parts, by: fraction)
    let bottom = stops[start + columns].parts
      .mixed(with: stops[start + columns + 1].parts, by: fraction)
    return Self.mixture(top.mixed(with: bottom, by: down - down.rounded(.down)))
  }

  private static func pure(_ stop: Stop) -> Paint.Sample {
    Paint.Sample(color: stop.color, opacity: Double(stop.parts.opacity))
  }

  private static func mixture(_ parts: Color.Resolved) -> Paint.Sample {
    Paint.Sample(color: parts.cellColor, opacity: Double(parts.opacity))
  }
}
