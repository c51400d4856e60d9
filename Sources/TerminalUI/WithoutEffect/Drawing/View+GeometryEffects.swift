import Foundation

extension View {
  /// Turns the view: SwiftUI's `rotationEffect`.
  ///
  /// - In a terminal: The view stays upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Turns the view in space: SwiftUI's `rotation3DEffect`.
  ///
  /// - In a terminal: The view stays upright.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    self
  }
}

extension GeometryEffect {
  /// The effect, left out of the layout: SwiftUI's `ignoredByLayout`.
  ///
  /// - In a terminal: No effect changes the layout, so there is nothing to ignore.
  public func ignoredByLayout() -> Self { self }
}

extension View {
  /// Takes the geometry of the views inside together: SwiftUI's `geometryGroup()`.
  ///
  /// - In a terminal: The geometry of all views changes at once, so there is nothing to group.
  public func geometryGroup() -> some View { self }

  /// Mirrors the view where lines are read from right to left: SwiftUI's
  /// `flipsForRightToLeftLayoutDirection(_:)`.
  ///
  /// - In a terminal: The view looks the same in both directions.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
