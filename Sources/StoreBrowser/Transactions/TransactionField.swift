import StoreModel
import TerminalUI

/// A value with StoreKit's name for the value. The name is the same in every language.
struct TransactionField: Hashable, Sendable, Identifiable {
  let name: String
  let value: String
  var role = ColorRole.standard

  var id: String { name }
}

/// A list of fields. Name and value share a line if they fit, else they take two lines.
struct TransactionFieldList: View {
  let fields: [TransactionField]

  var body: some View {
    ForEach(fields) { field in
      ViewThatFits(in: .horizontal) {
        HStack(spacing: .cells(2)) {
          name(of: field)
          Spacer(minLength: .cells(0))
          value(of: field)
        }
        VStack(alignment: .leading, spacing: .cells(0)) {
          name(of: field)
          value(of: field).padding(.leading, .cells(2))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func name(of field: TransactionField) -> some View {
    Text(verbatim: field.name).foregroundStyle(.secondary)
  }

  private func value(of field: TransactionField) -> some View {
    Text(verbatim: field.value).foregroundStyle(field.role)
  }
}
