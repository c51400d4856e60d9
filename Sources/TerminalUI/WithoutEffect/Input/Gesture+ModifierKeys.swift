/// A gesture that requires modifier keys: SwiftUI's `_ModifiersGesture`.
///
/// - In a terminal: The gesture never happens, because the keys held during a click are ignored.
public struct ModifiersGesture<Content: Gesture>: Gesture {
  /// The value of the base gesture.
  public typealias Value = Content.Value
  /// The gesture has no body.
  public typealias Body = Never
}

extension Gesture {
  /// Returns the gesture with required modifier keys: SwiftUI's `modifiers(_:)`.
  ///
  /// - In a terminal: The gesture never happens, because the keys held during a click are ignored.
  public func modifiers(_ modifiers: EventModifiers) -> ModifiersGesture<Self> {
    ModifiersGesture()
  }
}
