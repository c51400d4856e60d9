import StoreModel
import StoreViews

extension ConfigurationModel {
  /// What the file has, and what was found in it; of it what is searched for.
  var rows: [ConfigurationRow] {
    configurationRows.rows(having: filter.text.foldedForSearch)
  }

  /// The row that is meant.
  var selectedRow: ConfigurationRow? {
    let rows = rows
    return rows.first { $0.id == selected } ?? rows.first
  }

  /// What the file has, and what was found in it.
  var allRows: [ConfigurationRow] { configurationRows.all }

  /// Whether the file has anything to list.
  var hasRows: Bool {
    !(configuration.diagnostics.isEmpty && configuration.subscriptionGroups.isEmpty
      && configuration.products.isEmpty && configuration.nonRenewingSubscriptions.isEmpty
      && configuration.suiteGroups.isEmpty)
  }

  /// The rows of the file, which are the same until the file or what is sold changes.
  private var configurationRows: ConfigurationRows {
    let (configuration, catalog) = (configuration, session.listed)
    if let known = madeRows, known.areOf(configuration, in: catalog) { return known }
    let made = ConfigurationRows(of: configuration, in: catalog, words)
    madeRows = made
    return made
  }

  /// Means the row some places further, as far as there are any.
  func move(by step: Int) {
    let rows = self.rows
    let index = rows.firstIndex { $0.id == selectedRow?.id } ?? 0
    guard !rows.isEmpty else { return }
    selected = rows[min(max(index + step, 0), rows.count - 1)].id
  }

  /// Goes to the product of a diagnostic; else shows what the file says.
  func openSelectedRow() {
    guard let row = selectedRow else { return }
    guard case .diagnostic = row.content else { return navigation.sheet = .fileDetails }
    guard let target = row.target(among: allRows) else {
      return navigation.sheet = .fileDetails
    }
    filter.close()
    selected = target.id
  }

  /// Copies the identifier of what is meant, or a finding with its place.
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
