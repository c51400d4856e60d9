extension AssetColor {
  /// The colour of the asset catalog, for the colour scheme; the accent where there is none
  /// of that name, which debug output tells.
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
