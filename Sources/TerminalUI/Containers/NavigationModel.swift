import Observation

/// The screens of one navigation stack.
@MainActor @Observable
final class NavigationModel {}

extension NavigationModel: Equatable {
  nonisolated static func == (left: NavigationModel, right: NavigationModel) -> Bool {
    left === right
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that links push to.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
