import Foundation

/// A column of a table: a title and the content of its cells. SwiftUI's `TableColumn`.
///
/// Columns have equal widths unless ``width(min:ideal:max:)`` sets them. Content that is too long
/// is truncated with an ellipsis.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of the value that a row shows.
  public typealias TableRowValue = RowValue
  /// The type of the sort comparator.
  public typealias TableColumnSortComparator = Sort
  /// A column of the library has no body.
  public typealias TableColumnBody = Never

  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var width = TableColumnWidth()
  private var alignment = TableColumnAlignment.leading

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets a fixed width, in points. `nil` gives the column an equal share of the remaining width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    changed { $0.width = TableColumnWidth(fixed: width) }
  }

  /// Sets the bounds of the width, in points. The column has the ideal width if there is space for
  /// it.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    changed { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }

  /// Sets the alignment of the title and the content in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment = alignment }
  }

  private func changed(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var column = self
    change(&column)
    return column
  }
}

extension TableColumn: TableColumnMaking {
  var anyColumns: [Any] {
    let content = content
    var plan = TableColumnPlan<RowValue, Sort>(
      label: AnyView(label),
      comparator: comparator,
      cell: { AnyView(content($0)) }
    )
    plan.width = width
    plan.alignment = alignment
    return [plan]
  }
}

/// The alignment of the content of a table column: SwiftUI's `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Place {
    case leading
    case center
    case trailing
  }

  let place: Place

  /// The default alignment of a table: the leading edge.
  public static let automatic = TableColumnAlignment(place: .leading)
  /// Aligned with the leading edge.
  public static let leading = TableColumnAlignment(place: .leading)
  /// Centred in the column.
  public static let center = TableColumnAlignment(place: .center)
  /// Aligned with the trailing edge.
  public static let trailing = TableColumnAlignment(place: .trailing)
  /// The alignment for numbers: trailing, so that the last digits are in one column.
  public static let numeric = TableColumnAlignment(place: .trailing)

  var alignment: Alignment {
    switch place {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }
}
