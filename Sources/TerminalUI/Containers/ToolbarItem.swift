/// Where an item stands: SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case leading
    case center
    case trailing
    case bottom
  }

  let side: Side
  /// A key that presses the item wherever the focus is.
  var shortcut: Key?

  /// At the end of the bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// At the beginning of the bar.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// At the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// In the bar below.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// At the end of the bar; Enter presses it where nothing in focus takes Enter.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, shortcut: .enter)
  /// At the beginning of the bar; Escape presses it.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading, shortcut: .escape)
  /// At the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// In the bar below: no keyboard is on the screen that it could stand above.
  public static let keyboard = ToolbarItemPlacement(side: .bottom)
  /// At the beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the end of the bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the beginning of the bar, by the older name.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the end of the bar, by the older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}

/// One thing in a bar: SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, ToolbarCollecting {
  /// An item is shown as it is.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with a name, which only bars that are rearranged need.
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

/// Several things in a bar: SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarCollecting {
  /// The items are shown as they are.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  func collect(into items: ToolbarCollection) { items.add(placement, AnyView(content)) }
}

/// The room of a ``ToolbarSpacer``: SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// One column.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between the things in a bar: SwiftUI's `ToolbarSpacer`.
public struct ToolbarSpacer: CustomizableToolbarContent, ToolbarCollecting {
  /// Room is no content.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates room.
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
