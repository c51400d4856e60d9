/// Views for an editor's previews: SwiftUI's `PreviewProvider`. A previewer in a terminal
/// shows `previews` as any other view.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
