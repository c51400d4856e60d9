import Foundation

extension View {
  /// Runs an action when the view is clicked, or when Enter or Space is pressed while the view has
  /// the focus: SwiftUI's `onTapGesture`.
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    FocusArea(content: self, taps: [TapPlan(count: count) { _ in action() }])
  }

  /// Runs an action with the position of a click: SwiftUI's
  /// `onTapGesture(count:coordinateSpace:perform:)`.
  ///
  /// The position is the centre of the clicked cell, in points. For a key, it is the centre of the
  /// view.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    let tap = TapPlan(count: count) { action($0.location(in: space)) }
    return FocusArea(content: self, taps: [tap])
  }

  /// Runs an action with the position of a click: SwiftUI's deprecated form.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    let tap = TapPlan(count: count) { action($0.location(in: coordinateSpace)) }
    return FocusArea(content: self, taps: [tap])
  }

  /// Runs an action when the view is pressed: SwiftUI's `onLongPressGesture`.
  ///
  /// - In a terminal: A click of any length calls the action, and so do Enter and Space.
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

  /// Adds a gesture: SwiftUI's `gesture(_:)`. Taps, long presses, drags and combinations of them
  /// are recognized; gestures with two fingers are not.
  public func gesture(_ gesture: some Gesture) -> some View {
    GestureView(self, gesture, isEnabled: true)
  }

  /// Adds a gesture if `mask` contains `.gesture`: SwiftUI's `gesture(_:including:)`.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    GestureView(self, gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture if `isEnabled` is `true`: SwiftUI's `gesture(_:isEnabled:)`.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    GestureView(self, gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture in addition to the view's own gestures: SwiftUI's `simultaneousGesture`.
  /// Pressing a button in the view runs the action of the button and that of the gesture.
  public func simultaneousGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View {
    SimultaneousGestureView(content: self, gesture: gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture in addition to the view's own gestures if `isEnabled` is `true`: SwiftUI's
  /// `simultaneousGesture(_:isEnabled:)`.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    SimultaneousGestureView(content: self, gesture: gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that has precedence over the view's own gestures: SwiftUI's
  /// `highPriorityGesture`. A tap runs the gesture's action instead of the actions of buttons in
  /// the view.
  public func highPriorityGesture(
    _ gesture: some Gesture,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(self, gesture, isEnabled: mask.contains(.gesture), replacesControls: true)
  }

  /// Adds a gesture that has precedence over the view's own gestures if `isEnabled` is `true`:
  /// SwiftUI's `highPriorityGesture(_:isEnabled:)`.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    GestureView(self, gesture, isEnabled: isEnabled, replacesControls: true)
  }
}
