/// What a preview is told about its surroundings: SwiftUI's `PreviewTrait`.
///
/// In a program, previews and their traits are checked and no more. `storeterm preview` puts
/// the content into the surroundings of modifiers; layouts and orientations change nothing,
/// since a screen has the terminal's size.
public struct PreviewTrait<Kind> {
  /// Puts content into the trait's surroundings.
  package private(set) var surround: @MainActor (AnyView) async throws -> AnyView = { $0 }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Surroundings made by a modifier.
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

/// Surroundings that several previews share: SwiftUI's `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The previewed content in its surroundings.
  associatedtype Body: View
  /// The previewed content.
  typealias Content = AnyView

  /// Makes what the previews share.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// Puts the content into its surroundings.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, context: Context) -> Body
}

/// What previews share, made once for each type of modifier.
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
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}
