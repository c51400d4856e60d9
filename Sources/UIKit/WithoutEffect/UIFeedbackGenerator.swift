import Foundation

/// The base class of feedback generators: UIKit's `UIFeedbackGenerator`.
///
/// - In a terminal: There is no haptic feedback.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  init() {}

  /// Prepares the feedback.
  public func prepare() {}
}

/// Feedback for an impact: UIKit's `UIImpactFeedbackGenerator`.
///
/// - In a terminal: There is no haptic feedback.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of an impact: UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact of light objects.
    case light
    /// An impact of medium-sized objects.
    case medium
    /// An impact of heavy objects.
    case heavy
    /// An impact of soft objects.
    case soft
    /// An impact of rigid objects.
    case rigid
  }

  /// Creates a generator for a kind of impact.
  public init(style: FeedbackStyle = .medium) {}

  /// Reports an impact.
  public func impactOccurred() {}

  /// Reports an impact with an intensity from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the result of an action: UIKit's `UINotificationFeedbackGenerator`.
///
/// - In a terminal: There is no haptic feedback.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of an action: UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Sendable {
    /// The action succeeded.
    case success
    /// The action produced a warning.
    case warning
    /// The action failed.
    case error
  }

  /// Creates a generator.
  public override init() {}

  /// Reports the result of an action.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a change of the selection: UIKit's `UISelectionFeedbackGenerator`.
///
/// - In a terminal: There is no haptic feedback.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() {}

  /// Reports a change of the selection.
  public func selectionChanged() {}
}
