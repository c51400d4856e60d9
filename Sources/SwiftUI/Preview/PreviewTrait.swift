/// A setting of a preview: SwiftUI's `PreviewTrait`.
///
/// A normal build only checks previews and their traits. `storeterm preview` applies modifiers to
/// the content, but ignores layouts and orientations, because a screen has the size of the
/// terminal.
public struct PreviewTrait<Kind> {
  /// Applies the trait to the content of a preview.
  package private(set) var surround: @MainActor (AnyView) async throws -> AnyView = { $0 }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Creates a trait that applies a modifier to the preview.
  public static func modifier(_ modifier: sending some PreviewModifier) -> Self {
    var trait = Self()
    trait.surround = surroundings(modifier)
    return trait
  }

  private static func surroundings<Modifier: PreviewModifier>(
    _ modifier: sending Modifier
  ) -> @MainActor (AnyView) async throws -> AnyView {
    { content in
      let context = try await SharedContexts.context(of: Modifier.self)
      return AnyView(modifier.body(content: content, context: context))
    }
  }
}

/// A modifier with a context that several previews share: SwiftUI's `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context; default: none.
  associatedtype Context = Void
  /// The type of the view that ``body(content:context:)`` returns.
  associatedtype Body: View
  /// The type-erased content of a preview.
  typealias Content = AnyView

  /// Creates the context. This function is called once for all previews with this modifier.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// Returns the content of a preview with the modifier applied.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, context: Context) -> Body
}

/// The shared contexts, one for each type of modifier.
@MainActor
private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context {
    if let known = made[ObjectIdentifier(type)] as? Modifier.Context { return known }
    let context = try await Modifier.makeSharedContext()
    made[ObjectIdentifier(type)] = context
    return context
  }
}

extension PreviewModifier where Context == Void {
  /// Creates no context.
  public static func makeSharedContext() async throws {}
}
