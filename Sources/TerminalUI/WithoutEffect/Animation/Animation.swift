import Foundation

/// The timing of an animated change: SwiftUI's `Animation`.
///
/// - In a terminal: The change is shown at once, however long the animation takes.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable {
    case linear, easeIn, easeOut, easeInOut
    case bezier(Double, Double, Double, Double)
    case spring(response: Double, damping: Double)
  }

  private let curve: Curve
  private let duration: Double
  private var delay = 0.0
  private var speed = 1.0
  private var repetitions: Int? = 0
  private var autoreverses = false

  private init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The animation that is used if none is given: ``easeInOut``.
  public static let `default` = easeInOut
  /// An animation at constant speed.
  public static let linear = linear(duration: 0.35)
  /// An animation with a slow start.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation with a slow end.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation with a slow start and a slow end.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// The motion of a spring.
  public static let spring = spring()
  /// The motion of a spring without overshoot.
  public static let smooth = spring(response: 0.5, dampingFraction: 1)
  /// The motion of a spring with a small overshoot.
  public static let snappy = spring(response: 0.5, dampingFraction: 0.85)
  /// The motion of a spring with an overshoot.
  public static let bouncy = spring(response: 0.5, dampingFraction: 0.7)
  /// The motion of a spring that follows a finger.
  public static let interactiveSpring = spring(response: 0.15, dampingFraction: 0.86)
  /// The motion of a spring with a mass.
  public static let interpolatingSpring = spring()

  /// Returns an animation at constant speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }

  /// Returns an animation with a slow start.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }

  /// Returns an animation with a slow end.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }

  /// Returns an animation with a slow start and a slow end.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }

  /// Returns an animation along a cubic Bézier curve with two control points.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2), duration)
  }

  /// Returns the motion of a spring by its response, in seconds, and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(response: response, damping: dampingFraction), response)
  }

  /// Returns the motion of a spring by its duration, in seconds, and its overshoot.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - bounce)
  }

  /// Returns the motion of a spring with the given overshoot.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 1 - extraBounce)
  }

  /// Returns the motion of a spring with a small overshoot, increased by `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 0.85 - extraBounce)
  }

  /// Returns the motion of a spring with an overshoot, increased by `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 0.7 - extraBounce)
  }

  /// Returns the motion of a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// Returns the motion of a spring by its mass, stiffness and damping.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    let critical = 2 * (mass * stiffness).squareRoot()
    return spring(
      // The minimum avoids a division by zero.
      response: 2 * .pi * (mass / max(stiffness, 0.001)).squareRoot(),
      dampingFraction: damping / max(critical, 0.001)
    )
  }

  /// Returns the animation with a delay, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }

  /// Returns the animation with its speed multiplied by a factor.
  public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }

  /// Returns the animation repeated `count` times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    changed { animation in
      animation.repetitions = count
      animation.autoreverses = autoreverses
    }
  }

  /// Returns the animation repeated until the view disappears.
  ///
  /// - In a terminal: Only the last state is shown, at once.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { animation in
      animation.repetitions = nil
      animation.autoreverses = autoreverses
    }
  }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
