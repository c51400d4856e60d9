import Foundation

extension View {
  /// Draws the view larger or smaller: SwiftUI's `scaleEffect`.
  ///
  /// - In a terminal: The view keeps its size, and is hidden at a scale of 0.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller; see ``scaleEffect(x:y:anchor:)``.
  ///
  /// - In a terminal: The view keeps its size, and is hidden at a scale of 0.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller: SwiftUI's `scaleEffect(x:y:anchor:)`.
  ///
  /// - In a terminal: The view keeps its size, and is hidden at a scale of 0.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    opacity(x == 0 || y == 0 ? 0 : 1)
  }

  /// Maps the view: SwiftUI's `transformEffect`.
  ///
  /// - In a terminal: The view is moved as far as the map moves its corner, and keeps its form.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    offset(x: transform.tx, y: transform.ty)
  }

  /// Maps the view in space: SwiftUI's `projectionEffect`.
  ///
  /// - In a terminal: The view is moved as far as the map moves its corner, and keeps its form.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.flat)
  }
}

/// A map of places that may narrow with distance: SwiftUI's `ProjectionTransform`. Of it,
/// what happens in the plane is kept.
public struct ProjectionTransform: Hashable, Sendable {
  let flat: CGAffineTransform

  /// Every place stays.
  public init() { flat = .identity }

  /// Creates a map in the plane.
  public init(_ transform: CGAffineTransform) { flat = transform }
}
