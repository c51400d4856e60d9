import Foundation
@_spi(Nodes) import ViewEngine

/// The header and the rows of a table.
struct TableContent<Value: Identifiable>: View {
  let rows: [Value]
  let selection: ListSelection<Value.ID>
  let columns: [TableLineColumn<Value>]
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  /// The number of cell columns before a row, for its selection marks.
  private var lead: Int { ListAppearance.markColumns(isMultiple: selection.isMultiple) }

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if sizeClass == .regular, headers != .hidden, !columns.isEmpty {
        TableLine(columns: columns) { TableTitle(column: columns[$0]) }
          .padding(CellInsets(top: 0, leading: lead, bottom: 0, trailing: 1))
        Divider()
      }
      List(selection, content)
    }
  }

  private var content: ForEach<[Value], Value.ID, AnyView> {
    ForEach(rows) { value in
      sizeClass == .regular
        ? AnyView(TableLine(columns: columns) { columns[$0].cell(value) }.tag(value.id))
        : AnyView(columns.first?.cell(value).tag(value.id))
    }
  }
}

/// The title of a column. Pressing it sorts the table if the column is sortable.
private struct TableTitle<Value>: View {
  let column: TableLineColumn<Value>

  var body: some View {
    if let sort = column.sort {
      let order = column.order()
      PressableControl(
        role: .button,
        isSelected: order != nil,
        action: sort,
        content: SortedTitle(label: column.label, order: order)
      )
    } else {
      column.label.bold().foregroundStyle(ColorRole.secondary)
    }
  }
}

/// A title with a mark for the sort direction.
private struct SortedTitle: View {
  let label: AnyView
  let order: SortOrder?
  @Environment(\.isFocused) private var isFocused
  @Environment(\.usesASCII) private var usesASCII

  private var sign: String? {
    switch order {
    case .forward: usesASCII ? "^" : "▴"
    case .reverse: usesASCII ? "v" : "▾"
    case nil: nil
    }
  }

  var body: some View {
    HStack(spacing: .cells(0)) {
      label
      if let sign {
        AccessibilityHiddenView(
          content: Text(verbatim: sign).foregroundStyle(ColorRole.accent).fixedSize()
        )
        .padding(.leading, .cells(1))
      }
    }
    .bold()
    .foregroundStyle(ColorRole.standard)
    .reversed(isFocused)
  }
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The visibility of the headers of tables in the view.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the tables in this view show a header: SwiftUI's `tableColumnHeaders(_:)`.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
