import Foundation

/// How something swings to rest: SwiftUI's `Spring`.
///
/// - In a terminal: The change is shown at once.
public struct Spring: Hashable, Sendable {
  /// About how long it takes, in seconds.
  public let duration: TimeInterval
  /// How far it swings beyond, from -1 to 1.
  public let bounce: Double

  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// Creates a spring by how quickly it answers and how much it is damped.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring of a mass.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      response: 2 * .pi / frequency,
      dampingRatio: allowOverDamping ? ratio : min(1, ratio)
    )
  }

  /// One that does not swing.
  public static let smooth = Spring()
  /// One that swings a little.
  public static let snappy = Spring(bounce: 0.15)
  /// One that swings.
  public static let bouncy = Spring(bounce: 0.3)

  /// One that swings as much as is said.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// One that swings a little, and as much more as is said.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// One that swings, and as much more as is said.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
