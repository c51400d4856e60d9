import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// A configuration with validated options, before a customer is loaded.
@MainActor
struct StoreOpening {
  let configuration: StoreConfiguration
  let catalog: StoreCatalog
  let contents: StoreContents
  let group: SubscriptionGroup?
  /// The plan that is selected first; `nil` for the default.
  let selection: Product.ID?
  let options: BrowserOptions

  init(
    _ configuration: StoreConfiguration,
    options: BrowserOptions
  ) throws(BrowserError) {
    self.configuration = configuration
    let locale = options.locale ?? configuration.settings.storeLocale
    catalog = StoreCatalog(
      configuration,
      locale: locale,
      storefront: options.storefront ?? options.customer.storefront,
      usesASCII: options.usesASCII
    )
    try ControlStyleList.check(options.appearance)
    group = try Self.group(options.group, in: catalog)
    selection = try Self.selection(options.selection, in: group)
    var contents = StoreContents(
      catalog,
      timeRate: configuration.settings.timeRate,
      zone: options.zone
    )
    contents.settings = StoreSettings(configuration.settings)
    self.contents = contents
    self.options = options
  }

  private static func group(
    _ name: String?,
    in catalog: StoreCatalog
  ) throws(BrowserError) -> SubscriptionGroup? {
    guard let name else {
      return catalog.groups.first { !$0.products.isEmpty } ?? catalog.groups.first
    }
    let found =
      catalog.groups.first { $0.id == name }
      ?? catalog.groups.first { $0.referenceName == name || $0.displayName == name }
    guard let found else {
      throw .unknownGroup(name, known: catalog.groups.map { "\($0.referenceName) (\($0.id))" })
    }
    return found
  }

  private static func selection(
    _ id: String?,
    in group: SubscriptionGroup?
  ) throws(BrowserError) -> Product.ID? {
    guard let id else { return nil }
    let products = group?.products ?? []
    guard products.contains(where: { $0.id == id }) else {
      throw .unknownSelection(id, known: products.map(\.id))
    }
    return id
  }
}
