import ExternalInput

extension ObjectReader {
  /// Returns the products of a top-level list.
  func products(_ key: String) -> [StoreConfiguration.ProductRecord] {
    let isNonRenewing = key == "nonRenewingSubscriptions"
    let kinds: Set<Product.ProductType> =
      isNonRenewing ? [.nonRenewable] : [.consumable, .nonConsumable]
    return readers(key).map { entry in
      var product = entry.product(ofKinds: kinds, knownKeys: KnownKeys.product)
      var unread: [String: String] = [:]
      product.oneTimeCodeOffers = entry.oneTimeCodeOffers(&unread)
      product.unknownContents.add(unread)
      return product
    }
  }

  /// Returns the properties that all kinds of products have.
  ///
  /// - Parameters:
  ///   - kinds: The types that belong in the list. If there is only one, it is the type of products
  ///     without a readable type.
  ///   - knownKeys: The keys of the format for this kind of product.
  ///   - sharingKey: The key of Family Sharing for this kind of product.
  func product(
    ofKinds kinds: Set<Product.ProductType>,
    knownKeys: [String],
    sharingKey: String = "familyShareable"
  ) -> StoreConfiguration.ProductRecord {
    var product = StoreConfiguration.ProductRecord()
    (product.productID, product.rawProductID) = productID()
    product.isDuplicate = isDuplicate(product.productID)
    product.typeText = string("type") ?? ""
    product.type = productType(product.typeText, among: kinds)
    (product.displayPrice, product.displayPriceText) = price("displayPrice")
    product.isFamilyShareable = bool(sharingKey)
    product.internalID = string("internalID")
    product.referenceName = string("referenceName")
    product.localizations = localizations()
    product.promotionalImageID = string("promotionalImageID")
    product.inlineDisplayName = inlineText("displayName", of: product)
    product.inlineDescription = inlineText("description", of: product)
    product.unknownContents = object.contents(besides: knownKeys)
    // These texts are fields of a comparison. Empty texts count as missing.
    for key in KnownKeys.inlineTexts {
      switch value(key) {
      case .string?, nil: product.unknownContents[key] = nil
      default: break
      }
    }
    return product
  }

  private func productID() -> (trimmed: String, raw: String) {
    guard let raw = string("productID") else {
      if value("productID") == nil {
        warn("the product identifier is missing; the product cannot be bought", about: "productID")
      }
      return ("", "")
    }
    let trimmed = raw.trimmingBlanks
    if trimmed.isEmpty {
      warn("the product identifier is empty; the product cannot be bought", about: "productID")
    } else if trimmed.utf8.count != raw.utf8.count {
      warn("the product identifier has blanks at its ends; they are removed", about: "productID")
    }
    return (trimmed, raw)
  }

  private func isDuplicate(_ productID: String) -> Bool {
    guard !productID.isEmpty, !seen.insertProduct(productID) else { return false }
    let quoted = PrintableText.quoted(productID)
    warn("an earlier product has the same identifier \(quoted); both are kept", about: "productID")
    return true
  }

  private func productType(
    _ text: String,
    among kinds: Set<Product.ProductType>
  ) -> Product.ProductType {
    let fallback = kinds.count == 1 ? kinds.first : nil
    if !kinds.contains(.autoRenewable), object.isPlan {
      reportLoss("a plan in this list is lost", about: "type")
      return .autoRenewable
    }
    guard let type = Product.ProductType(configurationText: text) else {
      let found = text.isEmpty ? "no type" : "the type \(PrintableText.quoted(text))"
      let outcome = fallback?.configurationText.map { "read as \($0)" } ?? "not known"
      warn("the product has \(found); \(outcome)", about: "type")
      return fallback ?? Product.ProductType(rawValue: text)
    }
    if !kinds.contains(type) {
      warn("a product of type \(PrintableText.quoted(text)) does not belong here", about: "type")
    } else if text != type.configurationText {
      let spelling = type.configurationText ?? type.rawValue
      warn("the type \(PrintableText.quoted(text)) is read as \(spelling)", about: "type")
    }
    return type
  }

  /// Returns a name or description that is in the product itself. In the format, these texts belong
  /// in localizations.
  private func inlineText(
    _ key: String,
    of product: StoreConfiguration.ProductRecord
  ) -> String? {
    guard case .string(let text) = value(key), !text.isEmpty else { return nil }
    if product.localizations.isEmpty {
      warn("is in the product instead of its localizations; used as a fallback", about: key)
    }
    return text
  }

  /// Returns the names and descriptions by language.
  func localizations() -> [StoreConfiguration.Localization] {
    readers("localizations").map { entry in
      let (locale, displayName) = (entry.string("locale"), entry.filledString("displayName"))
      var text = StoreConfiguration.Localization(
        locale: locale ?? "",
        displayName: displayName ?? entry.string("name") ?? "",
        description: entry.string("description") ?? ""
      )
      text.unknownContents = entry.object.contents(besides: KnownKeys.localization)
      // The name under this key is used if there is no display name.
      if displayName == nil { text.unknownContents["name"] = nil }
      return text
    }
  }
}
