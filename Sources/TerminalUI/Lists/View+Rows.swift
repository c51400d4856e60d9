import Foundation
@_spi(Nodes) import ViewEngine

extension View {
  /// Says whether a line stands below the row, or above it where only the upper edge is
  /// named: SwiftUI's `listRowSeparator`. None does unless asked for, since a line takes a
  /// row.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    writingRowTraits { traits in
      if edges.contains(.bottom), traits.separator == .automatic { traits.separator = visibility }
      if edges == .top, traits.topSeparator == .automatic { traits.topSeparator = visibility }
    }
  }

  /// Colours the line beside the row, if there is one: SwiftUI's `listRowSeparatorTint`.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    writingRowTraits { traits in
      if edges.contains(.bottom) { traits.separatorTint = traits.separatorTint ?? color }
      if edges.contains(.top) { traits.topSeparatorTint = traits.topSeparatorTint ?? color }
    }
  }

  /// Says whether lines stand beside this section, or the sections of the lists in this
  /// view: SwiftUI's `listSectionSeparator`. Above and below, one line stands between two
  /// sections; the upper edge alone has one above each section, the lower one below each.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    transformEnvironment(\.listSectionSeparators) { $0.set(visibility, edges) }
  }

  /// Colours the lines beside sections, if there are any: SwiftUI's
  /// `listSectionSeparatorTint`.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    transformEnvironment(\.listSectionSeparators) { separators in
      if edges.contains(.top) { separators.topTint = color }
      if edges.contains(.bottom) { separators.bottomTint = color }
    }
  }

  /// Colours the symbols of the labels in rows: SwiftUI's `listItemTint`.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Colours the symbols of the labels in rows: SwiftUI's `listItemTint`.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }

  /// Leaves room around a row, in points: SwiftUI's `listRowInsets`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    writingRowTraits { $0.insets = $0.insets ?? insets.map { CellInsets($0) } }
  }

  /// Leaves room between the rows of a list, in points: SwiftUI's `listRowSpacing`.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, Points.length(spacing ?? 0, along: .vertical))
  }

  /// Puts a view behind a row: SwiftUI's `listRowBackground`.
  public func listRowBackground(_ view: (some View)?) -> some View {
    writingRowTraits { $0.background = $0.background ?? view.map { AnyView($0) } }
  }

  /// Sets how much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Shows a number at the end of a row; none for zero: SwiftUI's `badge`.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a word at the end of a row: SwiftUI's `badge`.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Shows a text at the end of a row: SwiftUI's `badge`.
  public func badge(_ label: Text?) -> some View {
    writingRowTraits { traits in
      guard traits.badge == nil, let label else { return }
      traits.badge = AnyView(BadgeText(text: label))
    }
  }

  /// Says whether a row can be chosen: SwiftUI's `selectionDisabled`.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    writingRowTraits { $0.isSelectable = $0.isSelectable && !isDisabled }
  }

  /// Keeps a row from being deleted: SwiftUI's `deleteDisabled`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    writingRowTraits { $0.isDeletable = $0.isDeletable && !isDisabled }
  }

  /// Keeps a row from being moved: SwiftUI's `moveDisabled`.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    writingRowTraits { $0.isMovable = $0.isMovable && !isDisabled }
  }

  /// Offers actions on a row: SwiftUI's `swipeActions`.
  ///
  /// - In a terminal: The key `m` opens a menu of the actions under the row in focus.
  public func swipeActions(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let actions = AnyView(content())
    return writingRowTraits { traits in
      if edge == .leading {
        traits.leadingActions.append(actions)
      } else {
        traits.trailingActions.append(actions)
      }
    }
  }
}
