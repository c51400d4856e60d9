import Foundation

extension View {
  /// Scales the view: SwiftUI's `scaleEffect`.
  ///
  /// - In a terminal: The view keeps its size, and is hidden at a scale of 0.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view; see ``scaleEffect(x:y:anchor:)``.
  ///
  /// - In a terminal: The view keeps its size, and is hidden at a scale of 0.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view: SwiftUI's `scaleEffect(x:y:anchor:)`.
  ///
  /// - In a terminal: The view keeps its size, and is hidden at a scale of 0.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    opacity(x == 0 || y == 0 ? 0 : 1)
  }

  /// Applies an affine transform to the view: SwiftUI's `transformEffect`.
  ///
  /// - In a terminal: The transform's translation moves the view. Scaling, rotation and shear have
  ///   no effect.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    offset(x: transform.tx, y: transform.ty)
  }

  /// Applies a projection to the view: SwiftUI's `projectionEffect`.
  ///
  /// - In a terminal: The transform's translation moves the view. Scaling, rotation and shear have
  ///   no effect.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.flat)
  }
}

/// A projection of points: SwiftUI's `ProjectionTransform`. Only its affine part is stored.
public struct ProjectionTransform: Hashable, Sendable {
  let flat: CGAffineTransform

  /// Creates the identity.
  public init() { flat = .identity }

  /// Creates a projection from an affine transform.
  public init(_ transform: CGAffineTransform) { flat = transform }
}
