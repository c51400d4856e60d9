import Foundation

extension View {
  /// Rotates the view: SwiftUI's `rotationEffect`.
  ///
  /// - In a terminal: The view stays upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Rotates the view in three dimensions: SwiftUI's `rotation3DEffect`.
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
  /// Returns an effect that the layout ignores: SwiftUI's `ignoredByLayout`.
  ///
  /// - In a terminal: Geometry effects never change the layout, so there is nothing to ignore.
  public func ignoredByLayout() -> Self { self }
}

extension View {
  /// Groups the geometry changes of the views inside: SwiftUI's `geometryGroup()`.
  ///
  /// - In a terminal: The geometry of all views changes at once, so there is nothing to group.
  public func geometryGroup() -> some View { self }

  /// Mirrors the view for right-to-left languages: SwiftUI's
  /// `flipsForRightToLeftLayoutDirection(_:)`.
  ///
  /// - In a terminal: The view looks the same in both directions.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
