private enum ShowsPicturesKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether pictures are drawn: the screen has colours enough for them.
  public var showsPictures: Bool {
    get { self[ShowsPicturesKey.self] }
    set { self[ShowsPicturesKey.self] = newValue }
  }
}
