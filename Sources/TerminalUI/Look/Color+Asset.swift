extension AssetColor {
  /// The accent: asset catalogs are read where a program brings a reader of them along.
  func paint(in environment: EnvironmentValues) -> Paint {
    environment.tintPaint
  }
}
