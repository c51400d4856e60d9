import Foundation

/// Data that could be shown between two values: SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a factor.
  mutating func scale(by factor: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No data: SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic {
  /// The only value.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> Self { left }

  /// The only value.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> Self { left }

  /// Changes nothing.
  public mutating func scale(by factor: Double) {}

  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two pieces of data: SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first piece.
  public var first: First
  /// The second piece.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// The sums of both.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// The differences of both.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The square of the length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// Something whose data could be animated: SwiftUI's `Animatable`.
///
/// - In a terminal: The last value is shown at once, and the data is never asked for.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
