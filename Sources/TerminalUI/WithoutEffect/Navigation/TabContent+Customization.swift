extension TabContent {
  /// Identifies the tab, so that the user can move or hide it: SwiftUI's `customizationID`.
  ///
  /// - In a terminal: Tabs have a fixed order.
  public func customizationID(_ id: String) -> ModifiedTabContent<Self> {
    ModifiedTabContent(tabs: self) { _ in }
  }
}
