extension StoreFile {
  /// A file with a product of each type that is not a plan.
  ///
  /// - Parameter groups: The subscription groups of the file as JSON, separated by commas.
  static func products(groups: String = "") -> StoreFile {
    func product(_ id: String, _ name: String, _ price: String, _ type: String) -> String {
      """
      { "productID" : "\(id)", "referenceName" : "\(name)", "displayPrice" : "\(price)",
        "type" : "\(type)", "familyShareable" : false, "internalID" : "\(id)",
        "localizations" : [ { "displayName" : "\(name)", "description" : "About \(name)",
          "locale" : "en_US" } ] }
      """
    }
    return .text(
      """
      { "identifier" : "S", "version" : { "major" : 4, "minor" : 0 },
        "settings" : { "_locale" : "en_US", "_storefront" : "USA" },
        "subscriptionGroups" : [ \(groups) ],
        "products" : [ \(product("coins", "Coins", "0.99", "Consumable")),
          \(product("atlas", "Atlas", "19.99", "NonConsumable")) ],
        "nonRenewingSubscriptions" : [
          \(product("season", "Season", "9.99", "NonRenewingSubscription")) ] }
      """
    )
  }
}
