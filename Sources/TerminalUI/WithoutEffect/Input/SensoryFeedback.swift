/// Haptic or acoustic feedback: SwiftUI's `SensoryFeedback`.
///
/// - In a terminal: Nothing can be felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  private init() {}

  /// The weight of colliding objects.
  public enum Weight: Hashable, Sendable {
    /// Light objects.
    case light
    /// Objects of medium weight.
    case medium
    /// Heavy objects.
    case heavy
  }

  /// The hardness of colliding objects.
  public enum Flexibility: Hashable, Sendable {
    /// Hard objects.
    case rigid
    /// Objects of medium hardness.
    case solid
    /// Soft objects.
    case soft
  }

  /// A task has succeeded.
  public static let success = SensoryFeedback()
  /// A task has produced a warning.
  public static let warning = SensoryFeedback()
  /// A task has failed.
  public static let error = SensoryFeedback()
  /// The selection has changed.
  public static let selection = SensoryFeedback()
  /// A value has increased.
  public static let increase = SensoryFeedback()
  /// A value has decreased.
  public static let decrease = SensoryFeedback()
  /// An activity has started.
  public static let start = SensoryFeedback()
  /// An activity has stopped.
  public static let stop = SensoryFeedback()
  /// A dragged object is aligned.
  public static let alignment = SensoryFeedback()
  /// A level, such as of pressure, has changed.
  public static let levelChange = SensoryFeedback()
  /// Two objects have collided.
  public static let impact = SensoryFeedback()

  /// Returns the feedback of colliding objects of a weight.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Returns the feedback of colliding objects of a hardness.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Plays feedback when a value changes: SwiftUI's `sensoryFeedback`.
  ///
  /// - In a terminal: Nothing can be felt or heard.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    self
  }

  /// Plays feedback when a value changes and a condition holds: SwiftUI's `sensoryFeedback`.
  ///
  /// - In a terminal: Nothing can be felt or heard.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// Plays feedback that a closure chooses when a value changes: SwiftUI's `sensoryFeedback`.
  ///
  /// - In a terminal: Nothing can be felt or heard.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
