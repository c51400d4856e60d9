extension TabContent {
  /// Identifies the tab for rearranging by the user: SwiftUI's `customizationID`.
  ///
  /// - In a terminal: Tabs have a fixed order.
  public func customizationID(_ id: String) -> ModifiedTabContent<Self> {
    ModifiedTabContent(tabs: self) { _ in }
  }
}
