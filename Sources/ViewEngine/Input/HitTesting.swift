private enum HitTestingKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether clicks reach the views.
  var allowsHitTesting: Bool {
    get { self[HitTestingKey.self] }
    set { self[HitTestingKey.self] = newValue }
  }
}

extension View {
  /// Sets whether clicks reach this view; if not, they reach the view behind it: SwiftUI's
  /// `allowsHitTesting`. Keys are not affected.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.allowsHitTesting) { $0 = $0 && enabled }
  }
}
