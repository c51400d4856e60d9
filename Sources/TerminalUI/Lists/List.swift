/// Rows one below the other, which scroll: SwiftUI's `List`.
///
/// Rows are made when they are to be seen, so that a list of ten thousand costs what is on
/// the screen. Where rows can be chosen, the arrow keys do it; where several can be, Space
/// does. `m` opens a menu of what else can be done with the row in focus.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection<SelectionValue>
  private let content: Content

  init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The list in the style of its surroundings.
  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ListRows(selection: selection, content: content)
      }
    }
  }
}

extension List {
  /// Creates a list of which any number of rows can be chosen.
  public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { .many($0) } ?? .none, content())
  }

  /// Creates a list of which one row can be chosen.
  public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { .one($0) } ?? .none, content())
  }

  /// Creates a list of which one row is always chosen.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.always(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of any views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(.none, content())
  }
}
