/// One or more tracks of values over time: SwiftUI's `Keyframes`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The keyframes of a track: SwiftUI's `KeyframeTrackContent`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// A group of tracks or keyframes that a builder creates.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public struct KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

/// Builds tracks from the statements of a closure: SwiftUI's `KeyframesBuilder`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Returns the track of a statement without changes.
  public static func buildExpression<Track: Keyframes<Value>>(_ track: Track) -> Track { track }

  /// Returns a group of tracks that run at the same time.
  public static func buildBlock<each Track: Keyframes>(
    _ tracks: repeat each Track
  ) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}

/// Builds the keyframes of a track: SwiftUI's `KeyframeTrackContentBuilder`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Returns the keyframe of a statement without changes.
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(
    _ frame: Frame
  ) -> Frame {
    frame
  }

  /// Returns a group of keyframes that run one after the other.
  public static func buildBlock<each Frame: KeyframeTrackContent>(
    _ frames: repeat each Frame
  ) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}

/// A track that animates one property of a value: SwiftUI's `KeyframeTrack`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public struct KeyframeTrack<Value, Part, Content: KeyframeTrackContent<Part>>: Keyframes {
  /// Creates a track for the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Value, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) where Value == Part {}
}

/// A value reached at a constant speed: SwiftUI's `LinearKeyframe`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe whose value is reached after a duration, in seconds.
  public init(_ to: Value, duration: Double) {}
}

/// A value reached along a curve: SwiftUI's `CubicKeyframe`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe whose value is reached after a duration, in seconds.
  public init(_ to: Value, duration: Double) {}
}

/// A value reached with the motion of a spring: SwiftUI's `SpringKeyframe`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe whose value is reached after a duration, in seconds.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring()) {}
}

/// A value set at once: SwiftUI's `MoveKeyframe`.
///
/// - In a terminal: Only the first value is shown; see `keyframeAnimator`.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe whose value is set at once.
  public init(_ to: Value) {}
}
