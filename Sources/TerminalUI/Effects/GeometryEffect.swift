import Foundation

/// A change of where a view is drawn that leaves its layout alone: SwiftUI's
/// `GeometryEffect`. Cells cannot be turned or stretched: the view is moved by as much as the
/// map moves its corner.
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

  /// The effect, which has no layout to be left out of: SwiftUI's `ignoredByLayout`.
  public func ignoredByLayout() -> Self { self }
}

/// A modifier that could be shown between two states: SwiftUI's `AnimatableModifier`. Cells
/// cannot show what lies between: the last state is there at once.
public protocol AnimatableModifier: Animatable, ViewModifier {}
