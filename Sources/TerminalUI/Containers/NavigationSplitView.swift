import Foundation

/// The visibility of a split view's columns: SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let columns: Int

  /// Shows all columns, as far as the screen is wide enough.
  public static let automatic = NavigationSplitViewVisibility(columns: 3)
  /// Shows all columns, as far as the screen is wide enough.
  public static let all = NavigationSplitViewVisibility(columns: 3)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: 2)
  /// The last column only.
  public static let detailOnly = NavigationSplitViewVisibility(columns: 1)
}

/// A column of a split view: SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let place: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(place: 0)
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(place: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(place: 2)
}

/// A view of two or three columns: SwiftUI's `NavigationSplitView`. A selection in one column
/// determines the content of the next column.
///
/// Columns are side by side if the width is at least 60 cells (90 for three columns). A narrower
/// screen shows one column: a link or Enter shows the next column, and Escape the previous one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: NavigationColumns

  /// Creates a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(columnVisibility: .constant(.automatic), sidebar: sidebar, detail: detail)
  }

  /// Creates a split view of two columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    columns = NavigationColumns(
      sidebar: AnyView(sidebar()),
      content: nil,
      detail: AnyView(detail()),
      visibility: columnVisibility,
      preferredColumn: nil
    )
  }

  /// Creates a split view of two columns with a binding to the column shown on a narrow screen.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    columns = NavigationColumns(
      sidebar: AnyView(sidebar()),
      content: nil,
      detail: AnyView(detail()),
      visibility: .constant(.automatic),
      preferredColumn: preferredCompactColumn
    )
  }

  /// Creates a split view of two columns with bindings to their visibility and to the column shown
  /// on a narrow screen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    columns = NavigationColumns(
      sidebar: AnyView(sidebar()),
      content: nil,
      detail: AnyView(detail()),
      visibility: columnVisibility,
      preferredColumn: preferredCompactColumn
    )
  }

  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: .constant(.automatic),
      sidebar: sidebar,
      content: content,
      detail: detail
    )
  }

  /// Creates a split view of three columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = NavigationColumns(
      sidebar: AnyView(sidebar()),
      content: AnyView(content()),
      detail: AnyView(detail()),
      visibility: columnVisibility,
      preferredColumn: nil
    )
  }

  /// Creates a split view of three columns with a binding to the column shown on a narrow screen.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: .constant(.automatic),
      preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar,
      content: content,
      detail: detail
    )
  }

  /// Creates a split view of three columns with bindings to their visibility and to the column
  /// shown on a narrow screen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = NavigationColumns(
      sidebar: AnyView(sidebar()),
      content: AnyView(content()),
      detail: AnyView(detail()),
      visibility: columnVisibility,
      preferredColumn: preferredCompactColumn
    )
  }

  /// The columns, or one of them on a narrow screen.
  public var body: some View { columns }
}

extension View {
  /// Sets the width of the enclosing column in points, 8 per cell: SwiftUI's
  /// `navigationSplitViewColumnWidth(_:)`.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    writingTrait(ColumnWidthKey.self, Points.length(width, along: .horizontal))
  }

  /// Sets the ideal width of the enclosing column in points, 8 per cell: SwiftUI's
  /// `navigationSplitViewColumnWidth(min:ideal:max:)`.
  ///
  /// - In a terminal: The column has its ideal width. `min` and `max` have no effect.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    writingTrait(ColumnWidthKey.self, Points.length(ideal, along: .horizontal))
  }
}

enum ColumnWidthKey: ScreenTraitKey {
  typealias Value = Int
}
