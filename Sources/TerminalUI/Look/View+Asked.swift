import Foundation

/// Whether what is dragged onto a view opens it: SwiftUI's `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Marks content that is being brought up to date: SwiftUI's `invalidatableContent`. Nothing
  /// is shown of it; see `redacted(reason:)`.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Says whether what is dragged onto the view opens it: SwiftUI's `springLoadingBehavior`. A
  /// terminal has no drag and drop.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Says where a tap on a widget leads: SwiftUI's `widgetURL`. A terminal has no widgets.
  public func widgetURL(_ url: URL?) -> some View { self }
}

extension View {
  /// Continues the view's edges beyond it: SwiftUI's `backgroundExtensionEffect`. Cells cannot
  /// be mirrored and blurred: the view ends with its edge.
  public func backgroundExtensionEffect() -> some View { self }

  /// Says how bright images may be: SwiftUI's `allowedDynamicRange(_:)`. Cells cannot be
  /// brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// How bright an image may be: SwiftUI's `Image.DynamicRange`.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As usual.
    public static let standard = DynamicRange(name: "standard")
    /// Brighter in places.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as can be.
    public static let high = DynamicRange(name: "high")
  }
}
