/// The position of a toolbar item: SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case leading
    case center
    case trailing
    case bottom
  }

  let side: Side
  /// A key that presses the item, unless the focused view handles it.
  var shortcut: Key?

  /// The trailing end of the top bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// The middle of the top bar, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// The leading end of the top bar.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The trailing end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing end of the top bar.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// The bottom bar.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// The trailing end of the top bar. Enter presses the item, unless the focused view handles it.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, shortcut: .enter)
  /// The leading end of the top bar. Escape presses the item.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading, shortcut: .escape)
  /// The trailing end of the top bar.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// The bottom bar, since a terminal has no on-screen keyboard.
  public static let keyboard = ToolbarItemPlacement(side: .bottom)
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The trailing end of the top bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(side: .trailing)
  /// The leading end of the top bar: the older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing end of the top bar: the older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The bar below the content.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}

/// A view in a bar: SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, ToolbarCollecting {
  /// Toolbar content of this module is collected directly and has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item from its view.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an identifier, which has no effect in a terminal.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  func collect(into items: ToolbarCollection) { items.add(placement, AnyView(content)) }
}

/// Several views in a bar: SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarCollecting {
  /// Toolbar content of this module is collected directly and has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group from its views.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  func collect(into items: ToolbarCollection) { items.add(placement, AnyView(content)) }
}

/// The size of a ``ToolbarSpacer``: SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// All free cells in the bottom bar; one cell in the top bar.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// One cell.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a bar: SwiftUI's `ToolbarSpacer`.
public struct ToolbarSpacer: CustomizableToolbarContent, ToolbarCollecting {
  /// Toolbar content of this module is collected directly and has no body.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  func collect(into items: ToolbarCollection) {
    let isWide = sizing.isFlexible && placement.side == .bottom
    items.add(placement, isWide ? nil : AnyView(Text(verbatim: " ")))
  }
}
