import Foundation

/// How a change is shown over time: SwiftUI's `Animation`.
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

  /// The system's own.
  public static let `default` = easeInOut
  /// With one speed.
  public static let linear = linear(duration: 0.35)
  /// Slow at first.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at last.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at first and at last.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// As by a spring.
  public static let spring = spring()
  /// As by a spring, without going too far.
  public static let smooth = spring(response: 0.5, dampingFraction: 1)
  /// As by a spring, going a little too far.
  public static let snappy = spring(response: 0.5, dampingFraction: 0.85)
  /// As by a spring, going too far.
  public static let bouncy = spring(response: 0.5, dampingFraction: 0.7)
  /// As by a spring that a hand moves.
  public static let interactiveSpring = spring(response: 0.15, dampingFraction: 0.86)
  /// As by a spring with mass.
  public static let interpolatingSpring = spring()

  /// With one speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }

  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }

  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }

  /// Slow at first and at last.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }

  /// Along a curve with two control points.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2), duration)
  }

  /// As by a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(response: response, damping: dampingFraction), response)
  }

  /// As by a spring, told by its length and how far too far it goes.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - bounce)
  }

  /// As by a spring, without going too far.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 1 - extraBounce)
  }

  /// As by a spring, going a little too far.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 0.85 - extraBounce)
  }

  /// As by a spring, going too far.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(response: duration, dampingFraction: 0.7 - extraBounce)
  }

  /// As by a spring that a hand moves.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// As by a spring with mass.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    let critical = 2 * (mass * stiffness).squareRoot()
    return spring(
      response: 2 * .pi * (mass / max(stiffness, 0.001)).squareRoot(),
      dampingFraction: damping / max(critical, 0.001)
    )
  }

  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }

  /// The animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }

  /// The animation, so many times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    changed { animation in
      animation.repetitions = count
      animation.autoreverses = autoreverses
    }
  }

  /// The animation without end.
  ///
  /// - In a terminal: The last state is shown at once, and stays.
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
