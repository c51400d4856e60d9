@_spi(Nodes) import ViewEngine

/// A bar of a screen: SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  let bars: [BarKind]

  /// The bar above the content.
  public static let automatic = ToolbarPlacement(bars: [.top])
  /// The bar above the content.
  public static let navigationBar = ToolbarPlacement(bars: [.top])
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(bars: [.bottom])
  /// The bar of the enclosing tab view.
  public static let tabBar = ToolbarPlacement(bars: [.tabs])
  /// The bar above the content, since a terminal window has no title bar.
  public static let windowToolbar = ToolbarPlacement(bars: [.top])
}

extension View {
  /// Adds items to the bars of the enclosing navigation stack: SwiftUI's `toolbar(content:)`.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarModified(content: self, items: content())
  }

  /// Adds views at the trailing end of the navigation bar: SwiftUI's `toolbar(content:)`.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarModified(content: self, items: ToolbarItemGroup(content: content))
  }

  /// Shows or hides bars (default: the top bar): SwiftUI's `toolbar(_:for:)`.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars (default: the top bar): SwiftUI's `toolbarVisibility(_:for:)`.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private func toolbarVisibility(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    let kinds = bars.isEmpty ? [.top] : bars.flatMap(\.bars)
    let values = Dictionary(kinds.map { ($0, visibility) }) { first, _ in first }
    return writingTrait(BarVisibilityKey.self, values)
  }
}

/// A view with items for the bars of its screen.
private struct ToolbarModified<Content, Items: ToolbarContent> {
  let content: Content
  let items: Items
}

extension ToolbarModified: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ToolbarNode(self, context) }
}

private final class ToolbarNode<Content: View, Items: ToolbarContent>: ViewNode<
  ToolbarModified<Content, Items>
>
{
  private var child = OnlyChild()
  private var target: Traits?
  private let items = ToolbarCollection()
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    let traits = environment.screenTraits
    if target !== traits { target?.remove(ToolbarItemsKey.self, of: self) }
    target = traits
    tracking { items.collect(view.items, environment) }
    if traits?.set(ToolbarItemsKey.self, items.entries, of: self) == true { invalidateLayout() }
  }

  override func unmount() {
    target?.remove(ToolbarItemsKey.self, of: self)
    super.unmount()
  }
}
