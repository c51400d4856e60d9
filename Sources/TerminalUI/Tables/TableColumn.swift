import Foundation

/// A column of a table: a title, and what it shows of each row. SwiftUI's `TableColumn`.
///
/// Columns share the room equally unless ``width(min:ideal:max:)`` says otherwise. What is too
/// long for its column is cut off with a sign that says so.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the column sorts by.
  public typealias TableColumnSortComparator = Sort
  /// The library knows it.
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

  /// Gives the column a width, in points; without one it shares what is left.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    changed { $0.width = TableColumnWidth(fixed: width) }
  }

  /// Keeps the width of the column between bounds, in points. It has the ideal width, if there
  /// is one, where there is room for it.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    changed { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }

  /// Says where in the column its title and its content stand.
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

/// Where the content of a column stands: SwiftUI's `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Place {
    case leading
    case center
    case trailing
  }

  let place: Place

  /// As the table has it: at the leading edge.
  public static let automatic = TableColumnAlignment(place: .leading)
  /// At the edge where lines begin.
  public static let leading = TableColumnAlignment(place: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(place: .center)
  /// At the edge where lines end.
  public static let trailing = TableColumnAlignment(place: .trailing)
  /// As numbers stand: one below the other by their last digits.
  public static let numeric = TableColumnAlignment(place: .trailing)

  var alignment: Alignment {
    switch place {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }
}
