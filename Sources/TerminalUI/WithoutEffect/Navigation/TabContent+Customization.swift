extension TabContent {
  /// Names the tab for users who rearrange tabs: SwiftUI's `customizationID`.
  ///
  /// - In a terminal: Tabs have a fixed order.
  public func customizationID(_ id: String) -> ModifiedTabContent<Self> {
    ModifiedTabContent(tabs: self) { _ in }
  }
}
