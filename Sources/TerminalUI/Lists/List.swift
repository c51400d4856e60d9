/// A scrolling column of rows: SwiftUI's `List`.
///
/// A row is created when it scrolls into view, so a list of ten thousand elements costs as much as
/// the rows on the screen. If one row can be selected, the arrow keys select it. If several rows
/// can be selected, Space selects the focused row. `m` opens a menu with the actions of the focused
/// row.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection<SelectionValue>
  private let content: Content

  init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The scroll view with the rows.
  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ListRows(selection: selection, content: content)
      }
    }
  }
}

extension List {
  /// Creates a list with a multiple selection.
  public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { .many($0) } ?? .none, content())
  }

  /// Creates a list with a single selection; `nil` selects no row.
  public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { .one($0) } ?? .none, content())
  }

  /// Creates a list in which exactly one row is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.always(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list whose rows cannot be selected.
  public init(@ViewBuilder content: () -> Content) {
    self.init(.none, content())
  }
}
