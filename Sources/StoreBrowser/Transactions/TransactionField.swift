import StoreModel
import TerminalUI

/// A value with StoreKit's name for the value. The name is the same in every language.
struct TransactionField: Hashable, Sendable, Identifiable {
  let name: String
  let value: String
  var role = ColorRole.standard

  var id: String { name }
}

/// A list of fields, whose values start in one column.
struct TransactionFieldList: View {
  let fields: [TransactionField]
  let column: ValueColumn

  var body: some View {
    ForEach(fields) { field in
      ValueRow(name: field.name, value: field.value, role: field.role, column: column)
    }
  }
}
