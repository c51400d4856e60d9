import Foundation
import PurchaseFlow
import StoreModel

/// The store of the scenario files, with all its offers.
enum FlowFile {
  static let contents: StoreContents = {
    let path = ScenarioFilesTests.folder.appendingPathComponent("Flow.storekit").path
    guard let file = try? StoreConfiguration(path: path) else { return StoreContents() }
    let catalog = StoreCatalog(file)
    return StoreContents(products: catalog.groups.flatMap(\.products) + catalog.products)
  }()

  static func contents(grace: Bool, scope: StoreSettings.GraceScope = .allRenewals) -> StoreContents
  {
    var contents = contents
    contents.settings.isGracePeriodEnabled = grace
    contents.settings.graceScope = scope
    return contents
  }
}
