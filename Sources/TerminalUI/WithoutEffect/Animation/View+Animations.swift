/// A modifier whose data can be animated: SwiftUI's `AnimatableModifier`.
///
/// - In a terminal: The change is shown at once.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Animates changes when a value changes: SwiftUI's `animation(_:value:)`.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Animates all changes: SwiftUI's deprecated `animation(_:)`.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Changes the animation settings of updates in this view: SwiftUI's `transaction`.
  ///
  /// - In a terminal: The change is shown at once, and the closure is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
