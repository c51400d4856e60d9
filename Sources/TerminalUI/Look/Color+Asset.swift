extension AssetColor {
  /// The colour that the catalog has for the ground there is; the tint where it has none.
  func paint(in environment: EnvironmentValues) -> Paint {
    guard let set = AssetCatalog.color(named: name, bundle) else {
      DebugLog.noteOnce("Color: no colour \"\(name)\" in an asset catalog")
      return environment.tintPaint
    }
    let parts = environment.colorScheme == .dark ? set.dark : set.light
    let color = Color.Resolved(
      red: Float(parts.red),
      green: Float(parts.green),
      blue: Float(parts.blue),
      opacity: Float(parts.alpha)
    )
    return color.paint(in: environment)
  }
}
