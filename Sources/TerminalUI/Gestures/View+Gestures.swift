import Foundation

extension View {
  /// Lets the view be tapped, by a click, or Enter or Space in the focus: SwiftUI's
  /// `onTapGesture`.
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    FocusArea(content: self, taps: [TapPlan(count: count) { _ in action() }])
  }

  /// Lets the view be tapped, and tells where: SwiftUI's
  /// `onTapGesture(count:coordinateSpace:perform:)`. It is the middle of the cell, or of the
  /// view where a key pressed it.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    let tap = TapPlan(count: count) { action($0.location(in: space)) }
    return FocusArea(content: self, taps: [tap])
  }

  /// Lets the view be tapped, and tells where: SwiftUI's older form.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    let tap = TapPlan(count: count) { action($0.location(in: coordinateSpace)) }
    return FocusArea(content: self, taps: [tap])
  }

  /// Lets the view be pressed: SwiftUI's `onLongPressGesture`.
  ///
  /// - In a terminal: A click calls the action, however long it is, and so do Enter and Space.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let tap = TapPlan(count: 1) { _ in
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
    return FocusArea(content: self, taps: [tap])
  }

  /// Adds a gesture: SwiftUI's `gesture(_:)`. Taps, long presses and drags are known, and
  /// gestures made of them; those that need two fingers never happen.
  public func gesture(_ gesture: some Gesture) -> some View {
    GestureView(self, gesture, isEnabled: true)
  }

  /// Adds a gesture, unless it is masked.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    GestureView(self, gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture that can be turned off: SwiftUI's `gesture(_:isEnabled:)`.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    GestureView(self, gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture beside those there are: SwiftUI's `simultaneousGesture`. When a button in
  /// the view is pressed, both are done.
  public func simultaneousGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View {
    SimultaneousGestureView(content: self, gesture: gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture beside those there are that can be turned off: SwiftUI's
  /// `simultaneousGesture(_:isEnabled:)`.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    SimultaneousGestureView(content: self, gesture: gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes before those there are: SwiftUI's `highPriorityGesture`. A tap
  /// does what it says in place of what buttons in the view do.
  public func highPriorityGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(self, gesture, isEnabled: mask.contains(.gesture), replacesControls: true)
  }

  /// Adds a gesture that comes before those there are and can be turned off: SwiftUI's
  /// `highPriorityGesture(_:isEnabled:)`.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    GestureView(self, gesture, isEnabled: isEnabled, replacesControls: true)
  }
}
