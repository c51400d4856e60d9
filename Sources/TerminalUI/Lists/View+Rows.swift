import Foundation
@_spi(Nodes) import ViewEngine

extension View {
  /// Sets whether a line is drawn below the row; `.top` alone draws it above the row instead:
  /// SwiftUI's `listRowSeparator`.
  ///
  /// By default there is no line, because it takes a row of cells.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    writingRowTraits { traits in
      if edges.contains(.bottom), traits.separator == .automatic { traits.separator = visibility }
      if edges == .top, traits.topSeparator == .automatic { traits.topSeparator = visibility }
    }
  }

  /// Sets the colour of the line next to the row, if there is one: SwiftUI's
  /// `listRowSeparatorTint`.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    writingRowTraits { traits in
      if edges.contains(.bottom) { traits.separatorTint = traits.separatorTint ?? color }
      if edges.contains(.top) { traits.topSeparatorTint = traits.topSeparatorTint ?? color }
    }
  }

  /// Sets whether lines are drawn next to this section, or to the sections of the lists in this
  /// view: SwiftUI's `listSectionSeparator`.
  ///
  /// `.all` draws one line between two sections. `.top` alone draws a line above each section, and
  /// `.bottom` alone a line below each section.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    transformEnvironment(\.listSectionSeparators) { $0.set(visibility, edges) }
  }

  /// Sets the colour of the lines next to sections, if there are any: SwiftUI's
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

  /// Sets the colour of the symbols of the labels in rows: SwiftUI's `listItemTint`.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of the symbols of the labels in rows: SwiftUI's `listItemTint`.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }

  /// Sets the empty space around a row's content, in points: SwiftUI's `listRowInsets`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    writingRowTraits { $0.insets = $0.insets ?? insets.map { CellInsets($0) } }
  }

  /// Sets the empty space between the rows of a list, in points: SwiftUI's `listRowSpacing`. `nil`
  /// means 0.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, Points.length(spacing ?? 0, along: .vertical))
  }

  /// Sets the view behind a row: SwiftUI's `listRowBackground`.
  public func listRowBackground(_ view: (some View)?) -> some View {
    writingRowTraits { $0.background = $0.background ?? view.map { AnyView($0) } }
  }

  /// Sets how prominent the headers of sections are: SwiftUI's `headerProminence`.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Shows a number at the end of a row: SwiftUI's `badge`. Zero shows no badge.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a string at the end of a row: SwiftUI's `badge`.
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

  /// Disables the selection of a row: SwiftUI's `selectionDisabled`.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    writingRowTraits { $0.isSelectable = $0.isSelectable && !isDisabled }
  }

  /// Disables the deletion of a row: SwiftUI's `deleteDisabled`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    writingRowTraits { $0.isDeletable = $0.isDeletable && !isDisabled }
  }

  /// Disables moving a row: SwiftUI's `moveDisabled`.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    writingRowTraits { $0.isMovable = $0.isMovable && !isDisabled }
  }

  /// Adds actions to a row: SwiftUI's `swipeActions`.
  ///
  /// - In a terminal: The key `m` opens a menu below the focused row. It lists the actions.
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
