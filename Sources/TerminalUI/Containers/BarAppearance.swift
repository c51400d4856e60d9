import Foundation

extension View {
  /// Shows a view below the tab bar: SwiftUI's `tabViewBottomAccessory(content:)`.
  public func tabViewBottomAccessory(
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
