@_spi(Nodes) import ViewEngine

/// A bar of a screen: SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  let bars: [BarKind]

  /// The bar above.
  public static let automatic = ToolbarPlacement(bars: [.top])
  /// The bar above.
  public static let navigationBar = ToolbarPlacement(bars: [.top])
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(bars: [.bottom])
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(bars: [.tabs])
  /// The bar above: a terminal's window has no other.
  public static let windowToolbar = ToolbarPlacement(bars: [.top])
}

/// What a screen is for: SwiftUI's `ToolbarRole`. The bars of a terminal look the same in
/// every role.
public struct ToolbarRole: Hashable, Sendable {
  /// As the place asks for.
  public static let automatic = ToolbarRole()
  /// Going through content.
  public static let browser = ToolbarRole()
  /// Working on a document.
  public static let editor = ToolbarRole()
  /// A stack of screens.
  public static let navigationStack = ToolbarRole()
}

extension View {
  /// Puts items into the bars of the navigation stack around: SwiftUI's `toolbar`.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarModified(content: self, items: content())
  }

  /// Puts views at the end of the bar of the navigation stack around: SwiftUI's `toolbar`.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarModified(content: self, items: ToolbarItemGroup(content: content))
  }

  /// Shows or leaves out bars: SwiftUI's `toolbar(_:for:)`.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or leaves out bars: SwiftUI's `toolbarVisibility(_:for:)`.
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
    return telling(BarVisibilityKey.self, values)
  }

  /// Says whether something lies behind bars: SwiftUI's `toolbarBackground(_:for:)`. Bars
  /// of a terminal are set off by a line, so there is nothing to leave out.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Puts a style behind bars: SwiftUI's `toolbarBackground(_:for:)`. Cells cannot show a
  /// material behind one line without hiding its text's contrast: bars keep the terminal's
  /// own ground and are set off by a line.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says what the screen is for: SwiftUI's `toolbarRole`. The bars of a terminal look the
  /// same in every role.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// Content that puts items into bars.
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
  private var told: Traits?
  private let items = ToolbarCollection()
  override var children: [Node] { child.list }

  override func resolve() {
    child.node = reconcile(child.node, view.content, environment)
    let traits = environment.screenTraits
    if told !== traits { told?.remove(ToolbarItemsKey.self, of: self) }
    told = traits
    tracking { items.collect(view.items, environment) }
    if traits?.set(ToolbarItemsKey.self, items.entries, of: self) == true { invalidateLayout() }
  }

  override func unmount() {
    told?.remove(ToolbarItemsKey.self, of: self)
    super.unmount()
  }
}
