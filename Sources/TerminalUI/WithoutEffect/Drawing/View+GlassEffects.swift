import Foundation

extension Glass {
  /// Returns glass that reacts to touch.
  ///
  /// - In a terminal: Glass looks the same while it is used.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Identifies a glass shape that merges with others: SwiftUI's `glassEffectID`.
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

  /// Combines several glass shapes into one: SwiftUI's `glassEffectUnion`.
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

/// A container whose glass shapes merge: SwiftUI's `GlassEffectContainer`.
///
/// - In a terminal: Each piece of glass stays apart.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; `spacing` is the distance at which shapes merge.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content without changes.
  public var body: some View { content }
}
