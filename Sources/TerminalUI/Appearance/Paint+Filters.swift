/// A change of the colours that are drawn inside a view.
enum ColorFilter: Hashable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Double)
  case invert
  case multiply(Color.Resolved)
  case luminanceToAlpha

  /// Returns the filtered colour.
  func apply(to parts: Color.Resolved) -> Color.Resolved {
    switch self {
    case .brightness(let amount): return parts.mapped { $0 + Float(amount) }
    case .contrast(let amount): return parts.mapped { ($0 - 0.5) * Float(amount) + 0.5 }
    case .saturation(let amount):
      let grey = parts.luminance
      return parts.mapped { grey + ($0 - grey) * Float(amount) }
    case .grayscale(let amount):
      let grey = parts.luminance
      return parts.mapped { $0 + (grey - $0) * Float(amount) }
    case .hueRotation(let turns): return parts.turned(by: turns)
    case .invert: return parts.mapped { 1 - $0 }
    case .multiply(let other):
      var result = parts
      result.red *= other.red
      result.green *= other.green
      result.blue *= other.blue
      return result
    case .luminanceToAlpha:
      return Color.Resolved(red: 0, green: 0, blue: 0, opacity: parts.luminance * parts.opacity)
    }
  }
}

extension Color.Resolved {
  /// The relative luminance, by the weights of ITU-R BT.709.
  var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  fileprivate func mapped(_ change: (Float) -> Float) -> Color.Resolved {
    func bounded(_ part: Float) -> Float { max(0, min(1, change(part))) }
    return Color.Resolved(
      red: bounded(red),
      green: bounded(green),
      blue: bounded(blue),
      opacity: opacity
    )
  }

  /// Returns the colour with its hue rotated by a fraction of a turn.
  fileprivate func turned(by turns: Double) -> Color.Resolved {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let range = high - low
    guard range > 0 else { return self }
    let place: Float =
      high == red
      ? (green - blue) / range
      : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    let hue = Double(place) / 6 + turns
    let color = Color(
      hue: hue - hue.rounded(.down),
      saturation: Double(range / high),
      brightness: Double(high),
      opacity: Double(opacity)
    )
    guard case .parts(let parts) = color.value else { return self }
    return parts
  }
}

extension Paint {
  /// Returns the paint with the opacity and the filters of the environment. The terminal's default
  /// text colour and background are unknown and stay unchanged.
  func drawn(in environment: EnvironmentValues) -> Paint {
    let textAppearance = environment.textAppearance
    guard textAppearance.opacity < 1 || !textAppearance.filters.isEmpty else { return self }
    return textAppearance.filters.reduce(opacity(textAppearance.opacity)) { $0.filtered($1) }
  }

  func filtered(_ filter: ColorFilter) -> Paint {
    var paint = self
    switch source {
    case .nothing, .blank: break
    case .tint: paint = Paint.solid(.accent, opacity: opacity).filtered(filter)
    case .solid(let color) where color == .standard: break
    case .solid(let color):
      let parts = filter.apply(to: color.parts)
      paint.source = .solid(parts.cellColor)
      paint.opacity *= Double(parts.opacity)
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { stop in
        var stop = stop
        stop.parts = filter.apply(to: stop.parts)
        stop.color = stop.parts.cellColor
        return stop
      }
      paint.source = .gradient(gradient)
    }
    return paint
  }
}
