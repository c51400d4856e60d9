/// A gesture that counts while keys are held: SwiftUI's `_ModifiersGesture`.
///
/// - In a terminal: The gesture never happens: the keys that are held during a click are not known.
public struct ModifiersGesture<Content: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It never happens.
  public typealias Body = Never
}

extension Gesture {
  /// The gesture, while keys are held: SwiftUI's `modifiers(_:)`.
  ///
  /// - In a terminal: The gesture never happens: the keys that are held during a click are not
  ///   known.
  public func modifiers(_ modifiers: EventModifiers) -> ModifiersGesture<Self> {
    ModifiersGesture()
  }
}
