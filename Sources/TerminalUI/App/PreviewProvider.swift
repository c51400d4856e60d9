/// A provider of views for previews: SwiftUI's `PreviewProvider`. The previewer shows `previews` in
/// the terminal.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`.
  associatedtype Previews: View

  /// The views that the previewer shows.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
