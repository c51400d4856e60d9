private enum ShowsPicturesKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether pictures are drawn. False on screens without enough colours.
  public var showsPictures: Bool {
    get { self[ShowsPicturesKey.self] }
    set { self[ShowsPicturesKey.self] = newValue }
  }
}
