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
  /// Says whether clicks reach this view, or what lies behind it: SwiftUI's
  /// `allowsHitTesting`. Keys reach it in any case.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.allowsHitTesting) { $0 = $0 && enabled }
  }
}
