#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// Glass of a kind: SwiftUI's `Glass`. Cells cannot be seen through: glass is a ground.
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

  /// As usual.
  public static let regular = Glass(kind: .regular)
  /// Clearer: no ground at all.
  public static let clear = Glass(kind: .clear)
  /// None.
  public static let identity = Glass(kind: .identity)

  /// Coloured glass.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Glass that answers to touch, of which nothing is seen in cells.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// What is laid behind a view.
  var ground: AnyShapeStyle? {
    switch kind {
    case .identity: nil
    case .clear: color.map { AnyShapeStyle($0) }
    case .regular: color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial)
    }
  }
}

extension View {
  /// Puts glass behind the view: SwiftUI's `glassEffect`. Cells cannot be seen through: a
  /// material is laid behind, or the tint.
  @ViewBuilder
  public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = Capsule(),
    isEnabled: Bool = true
  ) -> some View {
    if isEnabled, let ground = glass.ground { background(ground, in: shape) } else { self }
  }

  /// Names a piece of glass that flows into others: SwiftUI's `glassEffectID`. Cells cannot
  /// show what lies between.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  )
    -> some View
  {
    self
  }

  /// Makes one piece of several: SwiftUI's `glassEffectUnion`. Cells cannot show how glass
  /// flows together.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  )
    -> some View
  {
    self
  }
}

/// Pieces of glass that flow together: SwiftUI's `GlassEffectContainer`. Cells cannot show
/// that: the pieces stay apart.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}
