/// What a preview is told about its surroundings: SwiftUI's `PreviewTrait`.
///
/// Previews are not part of the program, so that a trait is checked and no more.
public struct PreviewTrait<Kind> {}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The layout of a screen.
  public static var defaultLayout: Self { Self() }
  /// A layout as large as the view.
  public static var sizeThatFitsLayout: Self { Self() }
  /// Upright.
  public static var portrait: Self { Self() }
  /// On its side, the left one down.
  public static var landscapeLeft: Self { Self() }
  /// On its side, the right one down.
  public static var landscapeRight: Self { Self() }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self() }

  /// A layout of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

  /// Surroundings made by a modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
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

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}
