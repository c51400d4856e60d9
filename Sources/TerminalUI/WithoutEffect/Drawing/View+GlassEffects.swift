import Foundation

extension Glass {
  /// Glass that answers to touch.
  ///
  /// - In a terminal: Glass looks the same while it is used.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Names a piece of glass that flows into others: SwiftUI's `glassEffectID`.
  ///
  /// - In a terminal: Each piece of glass stays apart.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  )
    -> some View
  {
    self
  }

  /// Makes one piece of several: SwiftUI's `glassEffectUnion`.
  ///
  /// - In a terminal: Each piece of glass stays apart.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  )
    -> some View
  {
    self
  }
}

/// Pieces of glass that flow together: SwiftUI's `GlassEffectContainer`.
///
/// - In a terminal: Each piece of glass stays apart.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}
