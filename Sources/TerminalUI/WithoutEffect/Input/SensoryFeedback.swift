/// Something to be felt or heard: SwiftUI's `SensoryFeedback`.
///
/// - In a terminal: Nothing can be felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  private init() {}

  /// How heavy two things that meet are.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// In between.
    case medium
    /// Heavy.
    case heavy
  }

  /// How hard two things that meet are.
  public enum Flexibility: Hashable, Sendable {
    /// Hard.
    case rigid
    /// As usual.
    case solid
    /// Soft.
    case soft
  }

  /// Something has worked.
  public static let success = SensoryFeedback()
  /// Something may go wrong.
  public static let warning = SensoryFeedback()
  /// Something went wrong.
  public static let error = SensoryFeedback()
  /// Another thing is selected.
  public static let selection = SensoryFeedback()
  /// More.
  public static let increase = SensoryFeedback()
  /// Less.
  public static let decrease = SensoryFeedback()
  /// Something begins.
  public static let start = SensoryFeedback()
  /// Something ends.
  public static let stop = SensoryFeedback()
  /// Something has come into line.
  public static let alignment = SensoryFeedback()
  /// A step was made.
  public static let levelChange = SensoryFeedback()
  /// Two things meet.
  public static let impact = SensoryFeedback()

  /// Two things of a weight meet.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Two things of a hardness meet.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Lets something be felt when a value changes: SwiftUI's `sensoryFeedback`.
  ///
  /// - In a terminal: Nothing can be felt or heard.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    self
  }

  /// Lets something be felt when a value changes so that a condition holds.
  ///
  /// - In a terminal: Nothing can be felt or heard.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// Lets something be felt that a closure chooses.
  ///
  /// - In a terminal: Nothing can be felt or heard.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
