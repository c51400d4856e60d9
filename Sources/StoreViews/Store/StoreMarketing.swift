import TerminalUI

private enum StoreMarketingKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The view that a program shows in place of the automatic marketing content of its stores, and
  /// above the products of a `StoreView`; `nil` for the automatic content.
  package var storeMarketing: AnyView? {
    get { self[StoreMarketingKey.self] }
    set { self[StoreMarketingKey.self] = newValue }
  }
}
