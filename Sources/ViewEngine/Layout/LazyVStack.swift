import Foundation

/// A column whose items are created when they become visible: SwiftUI's `LazyVStack`.
///
/// The cost depends on the visible rows, not on the length of the list. Items that were never
/// visible are assumed to be as high as the first one. Apply layout modifiers to the rows: a layout
/// modifier around a `ForEach` creates all rows.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let pinned: AnyHashable?
  let content: Content

  /// Creates a column. `spacing` is in points; `nil` means none.
  ///
  /// - In a terminal: Section headers and footers are not pinned; they scroll with their section.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = Points.length(spacing ?? 0, along: .vertical)
    self.pinned = nil
    self.content = content()
  }

  /// Creates a column that retains the item with the identifier `pinned` even out of sight, so that
  /// the selected item can have the focus.
  package init(
    alignment: HorizontalAlignment = .center,
    pinned: AnyHashable?,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = 0
    self.pinned = pinned
    self.content = content()
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    LazyStackNode(self, context, content: { $0.content }) { view in
      LazyLayout(
        axis: .vertical,
        spacing: view.spacing,
        alignment: Alignment(horizontal: view.alignment, vertical: .top),
        pinned: view.pinned
      )
    }
  }
}

private enum PinnedItemKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// The identifier of the item that lazy stacks retain even out of sight, unless the stack sets
  /// its own.
  package var pinnedItem: AnyHashable? {
    get { self[PinnedItemKey.self] }
    set { self[PinnedItemKey.self] = newValue }
  }
}

/// The parts of a section to pin to the edge of a lazy stack while the section scrolls: SwiftUI's
/// `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Pins section headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Pins section footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
