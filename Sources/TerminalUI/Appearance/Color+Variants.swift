extension Color {
  /// Creates a colour from its variants for light and for dark backgrounds.
  package init(light: Color, dark: Color) {
    let (light, dark) = (light.variant(for: .light), dark.variant(for: .dark))
    self = light == dark ? light : Color(.adaptive(light: light.value, dark: dark.value))
  }

  /// Returns the variant for a colour scheme. The result itself has no variants.
  package func variant(for scheme: ColorScheme) -> Color { Color(value.variant(for: scheme)) }

  /// Returns the colour with another opacity, from 0 to 1. The opacity of a colour in an asset
  /// catalog is unknown until it is drawn, so it is multiplied by `opacity`.
  package func replacingOpacity(_ opacity: Double) -> Color {
    Color(value.replacingOpacity(min(1, max(0, opacity))))
  }
}

extension Color.Value {
  /// Returns the variant for a colour scheme.
  func variant(for scheme: ColorScheme) -> Self {
    switch self {
    case .clear, .background, .accent, .cell, .parts: self
    case .asset(let asset): asset.color(for: scheme)?.value ?? self
    case .adaptive(let light, let dark): scheme == .dark ? dark : light
    case .faded(let value, let opacity): .faded(value.variant(for: scheme), opacity)
    case .mixed(let first, let second, let fraction):
      .mixed(first.variant(for: scheme), second.variant(for: scheme), fraction)
    }
  }

  fileprivate func replacingOpacity(_ opacity: Double) -> Self {
    switch self {
    case .clear:
      return .parts(Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(opacity)))
    case .parts(var parts):
      parts.opacity = Float(opacity)
      return .parts(parts)
    case .adaptive(let light, let dark):
      return .adaptive(
        light: light.replacingOpacity(opacity),
        dark: dark.replacingOpacity(opacity)
      )
    case .faded(let value, _): return value.replacingOpacity(opacity)
    case .background, .accent, .cell, .asset, .mixed: return .faded(self, opacity)
    }
  }
}
