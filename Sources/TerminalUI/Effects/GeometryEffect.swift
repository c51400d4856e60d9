import Foundation

/// A change of where a view is drawn that leaves its layout alone: SwiftUI's `GeometryEffect`.
///
/// - In a terminal: The view is moved as far as the map moves its corner, and keeps its form.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// The map for a view of a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view where the effect has it.
  @MainActor public func body(content: Content) -> some View {
    content.displaced { size in
      let transform = effectValue(size: size).flat
      return CGSize(width: transform.tx, height: transform.ty)
    }
  }
}
