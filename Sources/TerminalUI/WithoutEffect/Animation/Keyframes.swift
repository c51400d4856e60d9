/// Tracks of values over time: SwiftUI's `Keyframes`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public protocol Keyframes<Value> {
  /// The type of what changes.
  associatedtype Value
}

/// Values of one track: SwiftUI's `KeyframeTrackContent`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public protocol KeyframeTrackContent<Value> {
  /// The type of what changes.
  associatedtype Value
}

/// Tracks or values taken together, as the builders make them.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public struct KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

/// Builds tracks: SwiftUI's `KeyframesBuilder`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track is itself.
  public static func buildExpression<Track: Keyframes<Value>>(_ track: Track) -> Track { track }

  /// Tracks side by side.
  public static func buildBlock<each Track: Keyframes>(
    _ tracks: repeat each Track
  ) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}

/// Builds the values of a track: SwiftUI's `KeyframeTrackContentBuilder`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// A value is itself.
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(
    _ frame: Frame
  ) -> Frame {
    frame
  }

  /// Values one after the other.
  public static func buildBlock<each Frame: KeyframeTrackContent>(
    _ frames: repeat each Frame
  ) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}

/// A track that changes one part of a value: SwiftUI's `KeyframeTrack`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public struct KeyframeTrack<Value, Part, Content: KeyframeTrackContent<Part>>: Keyframes {
  /// Creates a track for the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Value, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) where Value == Part {}
}

/// A value reached with one speed: SwiftUI's `LinearKeyframe`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value, reached after a duration.
  public init(_ to: Value, duration: Double) {}
}

/// A value reached along a curve: SwiftUI's `CubicKeyframe`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value, reached after a duration.
  public init(_ to: Value, duration: Double) {}
}

/// A value reached as by a spring: SwiftUI's `SpringKeyframe`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value, reached after a duration.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring()) {}
}

/// A value taken at once: SwiftUI's `MoveKeyframe`.
///
/// - In a terminal: The first value is shown, and stays; see `keyframeAnimator`.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value.
  public init(_ to: Value) {}
}
