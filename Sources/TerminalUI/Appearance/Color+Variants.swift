extension Color {
  /// Creates a colour from its variants for light and for dark backgrounds.
  package init(light: Color, dark: Color) {
    let (light, dark) = (light.variant(for: .light), dark.variant(for: .dark))
    self = light == dark ? light : Color(.adaptive(light: light.value, dark: dark.value))
  }

  /// Returns the variant for a colour scheme, which looks the same in both colour schemes.
  package func variant(for scheme: ColorScheme) -> Color { Color(value.variant(for: scheme)) }
}

extension Color.Value {
  /// Returns the variant for a colour scheme.
  func variant(for scheme: ColorScheme) -> Self {
    switch self {
    case .clear, .accent, .cell, .parts: self
    case .asset(let asset): asset.color(for: scheme)?.value ?? self
    case .adaptive(let light, let dark): scheme == .dark ? dark : light
    case .faded(let value, let opacity): .faded(value.variant(for: scheme), opacity)
    case .mixed(let first, let second, let fraction):
      .mixed(first.variant(for: scheme), second.variant(for: scheme), fraction)
    }
  }
}
