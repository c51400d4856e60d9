import Foundation
import PurchaseFlow
import StoreModel

/// The store of the scenario files, with all its offers.
enum FlowFile {
  static let contents = store(in: .unitedStates)

  /// The store in Ecuador, where prices are in US dollars and monthly billing is sold.
  static let committed = store(in: Storefront("ECU"))

  private static func store(in storefront: Storefront) -> StoreContents {
    let path = ScenarioFilesTests.folder.appendingPathComponent("Flow.storekit").path
    guard let file = try? StoreConfiguration(path: path) else { return StoreContents() }
    let catalog = StoreCatalog(file, storefront: storefront)
    return StoreContents(
      products: catalog.groups.flatMap(\.products) + catalog.products,
      storefront: storefront.countryCode
    )
  }

  static func contents(
    grace: Bool,
    scope: StoreSettings.GraceScope = .allRenewals,
    _ contents: StoreContents = FlowFile.contents
  ) -> StoreContents {
    var contents = contents
    contents.settings.isGracePeriodEnabled = grace
    contents.settings.graceScope = scope
    return contents
  }
}
