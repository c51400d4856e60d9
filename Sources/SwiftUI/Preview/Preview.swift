/// Declares a preview of a view: SwiftUI's `Preview(_:body:)`.
///
/// The compiler checks the content, but the program does not contain it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits: SwiftUI's `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares state inside the body of a preview: SwiftUI's `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// The namespace of preview traits: SwiftUI's `Preview`.
public struct Preview {
  /// The kind of traits that apply to the preview of a view.
  public enum ViewTraits {}
}
