import Foundation

/// A column whose items are made only when they are to be seen: SwiftUI's
/// `LazyVStack`.
///
/// Its cost follows the rows on screen, not the length of the list: an item that was
/// never on screen counts with the height of the first one. A modifier of layout
/// belongs on the rows; around a whole `ForEach` it has all of them made.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let pinned: AnyHashable?
  let content: Content

  /// Creates a column; `spacing` in points, none where it is `nil`.
  ///
  /// - In a terminal: Pinned views scroll along with their section.
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

  /// Creates a column that keeps one item made wherever it lies, so that it can have
  /// the focus: the identifier of the chosen one.
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

  /// Makes the node that stands for the view.
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
  /// The item that lazy stacks keep made wherever it lies, unless they are told another.
  package var pinnedItem: AnyHashable? {
    get { self[PinnedItemKey.self] }
    set { self[PinnedItemKey.self] = newValue }
  }
}

/// What stays at the edge of a lazy stack while its section scrolls: SwiftUI's
/// `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
