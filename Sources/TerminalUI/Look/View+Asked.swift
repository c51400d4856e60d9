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
