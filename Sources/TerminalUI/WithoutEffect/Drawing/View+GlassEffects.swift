import Foundation

extension Glass {
  /// Returns glass that reacts to touch.
  ///
  /// - In a terminal: Glass looks the same when the user presses it.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Identifies a glass shape that merges with others: SwiftUI's `glassEffectID`.
  ///
  /// - In a terminal: Areas of glass do not merge.
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
  /// - In a terminal: Areas of glass do not merge.
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
/// - In a terminal: Areas of glass do not merge.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; `spacing` is the distance at which shapes merge.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content without changes.
  public var body: some View { content }
}
