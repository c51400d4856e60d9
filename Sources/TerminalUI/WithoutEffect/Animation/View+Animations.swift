/// A modifier that could be shown between two states: SwiftUI's `AnimatableModifier`.
///
/// - In a terminal: The change is shown at once.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Animates changes when a value changes: SwiftUI's `animation(_:value:)`.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Animates all changes: SwiftUI's older `animation(_:)`.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Changes what is told along with changes in this view: SwiftUI's `transaction`.
  ///
  /// - In a terminal: The change is shown at once, and the closure is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
