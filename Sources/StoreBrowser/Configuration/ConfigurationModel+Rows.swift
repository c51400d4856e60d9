import StoreModel
import StoreViews

extension ConfigurationModel {
  /// The diagnostics and records of the file that match the filter.
  var rows: [ConfigurationRow] {
    configurationRows.rows(having: filter.text.foldedForSearch)
  }

  /// The selected row. Default: the first row; `nil` if there are no rows.
  var selectedRow: ConfigurationRow? {
    let rows = rows
    return rows.first { $0.id == selected } ?? rows.first
  }

  /// All diagnostics and records of the file.
  var allRows: [ConfigurationRow] { configurationRows.all }

  /// Whether the file has diagnostics or records to list.
  var hasRows: Bool {
    !(configuration.diagnostics.isEmpty && configuration.subscriptionGroups.isEmpty
      && configuration.products.isEmpty && configuration.nonRenewingSubscriptions.isEmpty
      && configuration.suiteGroups.isEmpty)
  }

  /// The cached rows, rebuilt if the file or the catalog changed.
  private var configurationRows: ConfigurationRows {
    let (configuration, catalog) = (configuration, session.listed)
    if let known = madeRows, known.areOf(configuration, in: catalog) { return known }
    let made = ConfigurationRows(of: configuration, in: catalog, words)
    madeRows = made
    return made
  }

  /// Moves the selection by `step` rows, stopping at the ends.
  func move(by step: Int) {
    let rows = self.rows
    let index = rows.firstIndex { $0.id == selectedRow?.id } ?? 0
    guard !rows.isEmpty else { return }
    selected = rows[min(max(index + step, 0), rows.count - 1)].id
  }

  /// If the selected row is a diagnostic, selects the product or group that it concerns. Otherwise
  /// opens the sheet with the fields of the selected row in the file.
  func openSelectedRow() {
    guard let row = selectedRow else { return }
    guard case .diagnostic = row.content else { return navigation.sheet = .fileDetails }
    guard let target = row.target(among: allRows) else {
      return navigation.sheet = .fileDetails
    }
    filter.close()
    selected = target.id
  }

  /// Copies the identifier of the selected record, or a diagnostic with its position.
  func copySelectedRow() {
    guard let row = selectedRow else { return }
    let text =
      switch row.content {
      case .diagnostic(let diagnostic): "\(diagnostic)"
      case .group(let group): group.id
      case .plan(let plan): plan.product.productID
      case .product(let product): product.productID
      case .suiteGroup(let group): group.id
      case .suite(let suite): suite.product.productID
      }
    notices.copy(text, as: text)
  }
}
