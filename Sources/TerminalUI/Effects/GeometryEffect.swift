import Foundation

/// A geometric effect on a view that does not change its layout: SwiftUI's `GeometryEffect`.
///
/// - In a terminal: The transform's translation moves the view. Scaling, rotation and shear have no
///   effect.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform for a view of the given size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content, moved by the translation of the transform.
  @MainActor public func body(content: Content) -> some View {
    content.displaced { size in
      let transform = effectValue(size: size).flat
      return CGSize(width: transform.tx, height: transform.ty)
    }
  }
}
