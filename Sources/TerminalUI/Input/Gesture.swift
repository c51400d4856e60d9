import Foundation

/// Something a person does with a pointer: SwiftUI's `Gesture`.
///
/// A terminal reports that a mouse button goes down and up, not how the mouse moves between.
/// So a tap is a click, or Enter or Space in the focus, and what a long press does is done by a
/// click too.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is told when the gesture ends.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is told.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A gesture that the engine knows itself has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is known to the engine; do not call its body")
  }
}

/// A gesture that the engine knows itself.
@MainActor
protocol Tapped {
  var tapCount: Int { get }
  func end()
}

/// Some clicks: SwiftUI's `TapGesture`.
public struct TapGesture: Gesture {
  /// Nothing is told but that it ended.
  public typealias Value = Void
  /// It is made of no other.
  public typealias Body = Never
  /// How many clicks are needed, with no other view in focus between them. Enter and Space
  /// need not be repeated.
  public var count: Int

  /// Creates the gesture.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Tapped {
  var tapCount: Int { count }
  func end() {}
}

/// A press that is held: SwiftUI's `LongPressGesture`. A terminal does not tell how long a
/// press was, so a click is one.
public struct LongPressGesture: Gesture {
  /// Whether it was held long enough; always so.
  public typealias Value = Bool
  /// It is made of no other.
  public typealias Body = Never
  /// How long it were to be held, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points.
  public var maximumDistance: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Tapped {
  var tapCount: Int { 1 }
  func end() {}
}

/// A gesture that does something when it ends: SwiftUI's `_EndedGesture`.
public struct EndedGesture<Content: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// It is made of no other.
  public typealias Body = Never
  let content: Content
  let action: @MainActor () -> Void
}

extension EndedGesture: Tapped {
  var tapCount: Int { (content as? any Tapped)?.tapCount ?? 1 }

  func end() {
    (content as? any Tapped)?.end()
    action()
  }
}

extension Gesture where Value == Void {
  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(content: self) { action(()) }
  }
}

extension Gesture where Value == Bool {
  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(content: self) { action(true) }
  }
}

extension View {
  /// Lets the view be tapped, by a click, or Enter or Space in the focus: SwiftUI's
  /// `onTapGesture`.
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    FocusArea(content: self, tapCount: count, action: action)
  }

  /// Lets the view be pressed: SwiftUI's `onLongPressGesture`. A terminal does not tell how
  /// long a press was, so a click does it, and so do Enter and Space.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    FocusArea(content: self) {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
  }

  /// Adds a gesture: SwiftUI's `gesture(_:)`. Taps and long presses are known, and gestures
  /// made of them; views with another gesture are left as they are.
  @ViewBuilder
  public func gesture(_ gesture: some Gesture) -> some View {
    if let tapped = Self.tapped(gesture) {
      FocusArea(content: self, tapCount: tapped.tapCount) { tapped.end() }
    } else {
      self
    }
  }

  static func tapped<G: Gesture>(_ gesture: G) -> (any Tapped)? {
    if let tapped = gesture as? any Tapped { return tapped }
    return G.Body.self == Never.self ? nil : tapped(gesture.body)
  }
}
