import Foundation

/// Which columns of a split view are seen: SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let columns: Int

  /// All columns that there is room for.
  public static let automatic = NavigationSplitViewVisibility(columns: 3)
  /// All columns that there is room for.
  public static let all = NavigationSplitViewVisibility(columns: 3)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: 2)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(columns: 1)
}

/// A column of a split view: SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let place: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(place: 0)
  /// The column in the middle, where there are three.
  public static let content = NavigationSplitViewColumn(place: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(place: 2)
}

/// Two or three columns, of which the first ones choose what the last one shows: SwiftUI's
/// `NavigationSplitView`.
///
/// Columns stand side by side where there are 60 columns of cells (90 for three columns).
/// On a narrower screen one is seen at a time: a link, or Enter on what has the focus,
/// goes on to the next column, and Escape goes back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: NavigationColumns

  /// Creates a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(columnVisibility: .constant(.automatic), sidebar: sidebar, detail: detail)
  }

  /// Creates a split view of two columns, of which some may be left out.
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

  /// Creates a split view of two columns that says which one is seen on a narrow screen.
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

  /// Creates a split view of two columns, of which some may be left out, that says which one
  /// is seen on a narrow screen.
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

  /// Creates a split view of three columns, of which some may be left out.
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

  /// Creates a split view of three columns that says which one is seen on a narrow screen.
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

  /// Creates a split view of three columns, of which some may be left out, that says which
  /// one is seen on a narrow screen.
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

  /// The columns.
  public var body: some View { columns }
}

extension View {
  /// Gives the column around a width in points, 8 a column of cells: SwiftUI's
  /// `navigationSplitViewColumnWidth`.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    writingTrait(ColumnWidthKey.self, Points.length(width, along: .horizontal))
  }

  /// Gives the column around a width in points, 8 a column of cells: SwiftUI's
  /// `navigationSplitViewColumnWidth`.
  ///
  /// - In a terminal: The column has its ideal width.
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
