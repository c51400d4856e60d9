import TerminalUI

/// A table of a marketing page: aligned columns, or one line for each cell if the columns do not
/// fit.
struct MarketingTable: View {
  let table: MarkdownTable

  /// The blank columns between two columns of the table.
  private static let gap = 2

  var body: some View {
    ViewThatFits(in: .horizontal) {
      columns
      lines
    }
  }

  private var columns: some View {
    Grid(
      alignment: .leading,
      horizontalSpacing: Points.points(Self.gap, along: .horizontal),
      verticalSpacing: 0
    ) {
      ForEach(table.rows.indices, id: \.self) { row in
        GridRow {
          ForEach(table.alignments.indices, id: \.self) { column in
            cell(row, column).bold(row == 0)
              .gridColumnAlignment(alignment(of: column))
          }
        }
        if row == 0 { Divider().gridCellUnsizedAxes(.horizontal) }
      }
    }
  }

  /// The rows as lists of cells, each after the header of its column.
  private var lines: some View {
    VStack(alignment: .leading, spacing: .cells(1)) {
      ForEach(table.rows.indices.dropFirst(), id: \.self) { row in
        VStack(alignment: .leading, spacing: .cells(0)) {
          ForEach(table.alignments.indices, id: \.self) { column in
            if !table.rows[row][column].isEmpty { line(row, column) }
          }
        }
      }
    }
  }

  private func line(_ row: Int, _ column: Int) -> Text {
    if column == 0 || table.rows[0][column].isEmpty { return cell(row, column).bold(column == 0) }
    return cell(0, column).foregroundStyle(ColorRole.secondary) + Text(verbatim: ": ")
      + cell(row, column)
  }

  private func cell(_ row: Int, _ column: Int) -> Text {
    Text(MarketingInline.text(of: table.rows[row][column]))
  }

  private func alignment(of column: Int) -> HorizontalAlignment {
    switch table.alignments[column] {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
