/// Shows a view to the person who writes it: SwiftUI's `Preview(_:body:)`.
///
/// The content is checked by the compiler and becomes no part of the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in certain surroundings to the person who writes it: SwiftUI's
/// `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview keep state of its own: SwiftUI's `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// What previews are made of: SwiftUI's `Preview`.
public struct Preview {
  /// What a preview of a view can be told about its surroundings.
  public enum ViewTraits {}
}
