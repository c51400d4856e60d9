import SwiftUI

extension View {
  /// Presents an overlay that recommends another app: StoreKit's
  /// `appStoreOverlay(isPresented:configuration:)`.
  ///
  /// - In a terminal: There is no App Store to open, so nothing is shown. The binding keeps its
  ///   value, and the closure is not called.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    self
  }
}
