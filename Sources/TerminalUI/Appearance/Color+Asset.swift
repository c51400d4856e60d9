extension AssetColor {
  /// Returns the colour of the asset catalog for the current colour scheme. Without a colour of
  /// that name, returns the accent colour and writes to the debug log.
  func paint(in environment: EnvironmentValues) -> Paint {
    guard let set = AssetCatalog.color(named: name, bundle) else {
      DebugLog.noteOnce("Color: no colour \"\(name)\" in an asset catalog")
      return environment.tintPaint
    }
    let parts = environment.colorScheme == .dark ? set.dark : set.light
    let color = Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha)
    return color.paint(in: environment)
  }
}
