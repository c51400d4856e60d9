import Foundation

extension View {
  /// Puts a view below the tabs: SwiftUI's `tabViewBottomAccessory(content:)`.
  public func tabViewBottomAccessory(
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
