extension AssetColor {
  /// Returns the colour of the asset catalog for the current colour scheme. Without a colour of
  /// that name, returns the accent colour and writes to the debug log.
  func paint(in environment: EnvironmentValues) -> Paint {
    guard let color = color(for: environment.colorScheme) else {
      DebugLog.noteOnce("Color: no colour \"\(name)\" in an asset catalog")
      return environment.tintPaint
    }
    return color.paint(in: environment)
  }

  /// Returns the colour of the asset catalog for a colour scheme; `nil` if the catalog has no
  /// colour of that name.
  func color(for scheme: ColorScheme) -> Color? {
    guard let set = AssetCatalog.color(named: name, bundle) else { return nil }
    let parts = scheme == .dark ? set.dark : set.light
    return Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha)
  }
}
