import Foundation

/// The motion of a spring that comes to rest: SwiftUI's `Spring`.
///
/// - In a terminal: The change is shown at once.
public struct Spring: Hashable, Sendable {
  /// The approximate duration, in seconds.
  public let duration: TimeInterval
  /// The overshoot, from -1 (overdamped) to 1 (undamped).
  public let bounce: Double

  /// Creates a spring by its duration, in seconds, and its overshoot.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// Creates a spring by its response, in seconds, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring by its mass, stiffness and damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      response: 2 * .pi / frequency,
      dampingRatio: allowOverDamping ? ratio : min(1, ratio)
    )
  }

  /// A spring without overshoot.
  public static let smooth = Spring()
  /// A spring with a small overshoot.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with an overshoot.
  public static let bouncy = Spring(bounce: 0.3)

  /// Returns a spring with the given overshoot.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small overshoot, increased by `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with an overshoot, increased by `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
