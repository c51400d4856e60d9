import ExternalInput
import Foundation
import StoreModel

extension ScenarioReader {
  /// Returns the contents of the store with the scenario's settings. Also stores the products for
  /// lookups by later values.
  mutating func contents(
    _ entries: [String: YAMLNode]
  ) throws(YAMLFileError) -> StoreContents {
    let keys = try entries["settings"].map { node throws(YAMLFileError) in
      try node.entries(among: ScenarioKeys.settings)
    }
    let settings = keys ?? [:]
    try openCatalog(settings)
    var contents = StoreContents(
      products: catalog.groups.flatMap(\.products) + catalog.products,
      storefront: catalog.storefront.countryCode,
      settings: StoreSettings(configuration.settings)
    )
    products = Catalog(contents.products, storefront: contents.storefront)
    if let zone = entries["zone"] { contents.zone = try self.zone(zone) }
    if let profile = entries["profile"] {
      contents.settings.profile = try choice(profile)
    }
    if let node = settings["timeRate"] { contents.timeRate = try timeRate(node) }
    try readPolicies(settings, into: &contents.policies)
    try read(settings, into: &contents.settings)
    return contents
  }

  /// Reads a time rate: a number of the file format, or the sandbox's name of a rate.
  private func timeRate(_ node: YAMLNode) throws(YAMLFileError) -> TimeRate {
    if let name = try? node.word(),
      let named = TimeRate.sandboxRates.first(where: { $0.name == name })
    {
      return named.rate
    }
    let rate = TimeRate(rawValue: try node.int())
    guard rate.isKnown else {
      throw node.error("Unknown time rate. Write a number of the file format, such as 13.")
    }
    return rate
  }

  private func read(
    _ nodes: [String: YAMLNode],
    into settings: inout StoreSettings
  ) throws(YAMLFileError) {
    let switches: [(String, WritableKeyPath<StoreSettings, Bool>)] = [
      ("billingGracePeriod", \.isGracePeriodEnabled), ("billingRetryOnRenewal", \.failsRenewals),
      ("askToBuy", \.asksToBuy), ("interruptedPurchases", \.interruptsPurchases),
      ("includeFinishedConsumables", \.includesFinishedConsumables),
      ("autoFinish", \.finishesOnDelivery),
    ]
    for (key, path) in switches {
      if let node = nodes[key] { settings[keyPath: path] = try node.bool() }
    }
    if let node = nodes["gracePeriod"] {
      let lengths = StoreSettings.GraceLength.allCases
      let word = try node.word(among: lengths.map(\.iso8601))
      settings.graceLength = lengths.first { $0.iso8601 == word } ?? .sixteenDays
    }
    if let node = nodes["graceFor"] { settings.graceScope = try choice(node) }
    if let node = nodes["retentionOffers"] {
      for item in try node.items() { settings.retentionOffers.insert(try item.word()) }
    }
    if let node = nodes["winBackRules"] { settings.winBackRules = try winBackRules(node) }
    if let node = nodes["familyShareable"] {
      for item in try node.items() { settings.familyShareable.insert(try product(item)) }
    }
  }

  private func winBackRules(_ node: YAMLNode) throws(YAMLFileError) -> WinBackRules {
    guard node.isMapping else {
      _ = try node.word(among: ["file"])
      return .file
    }
    let keys = try node.entries(among: ScenarioKeys.winBackRules)
    var lapsed = 0...1200
    if let range = keys["lapsedMonths"] {
      let bounds = try range.items()
      guard bounds.count == 2 else { throw range.error("This must be [min, max], in months.") }
      let (low, high) = (try months(bounds[0]), try months(bounds[1]))
      guard low <= high else { throw range.error("This must be [min, max], the smaller first.") }
      lapsed = low...high
    }
    return .appStore(
      WinBackCriteria(
        minimumPaidMonths: try keys["minimumPaidMonths"].map(months) ?? 0,
        lapsedMonths: lapsed,
        waitMonths: try keys["waitMonths"].map(months) ?? 0
      )
    )
  }

  private func months(_ node: YAMLNode) throws(YAMLFileError) -> Int {
    let value = try node.int()
    guard (0...1200).contains(value) else { throw node.error("This must be 0 to 1200 months.") }
    return value
  }

  private func zone(_ node: YAMLNode) throws(YAMLFileError) -> CalendarZone {
    guard let zone = CalendarZone(identifier: try node.word()) else {
      throw node.error("Unknown time zone. Write one such as UTC or Europe/Berlin.")
    }
    return zone
  }

  private mutating func openCatalog(_ settings: [String: YAMLNode]) throws(YAMLFileError) {
    var locale: Locale?
    if let node = settings["locale"] {
      guard let found = LocaleName.knownLocale(try node.word()) else {
        throw node.error("Unknown language. Write one such as ja or de_DE.")
      }
      locale = found
    }
    let storefront = try settings["storefront"].map(self.storefront)
    catalog = StoreCatalog(configuration, locale: locale, storefront: storefront)
  }

  /// Reads the code of a known storefront.
  func storefront(_ node: YAMLNode) throws(YAMLFileError) -> Storefront {
    let found = Storefront(try node.word())
    guard found.isKnown else {
      throw node.error("Unknown storefront. Write a code such as USA, JPN or DEU.")
    }
    return found
  }

  /// Reads one of the raw values of a choice.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode
  ) throws(YAMLFileError) -> Choice where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    guard let choice = Choice(rawValue: try node.word(among: words)) else {
      throw node.error("This must be one of: \(words.joined(separator: ", ")).")
    }
    return choice
  }

  /// Reads the identifier of a product of the store.
  func product(_ node: YAMLNode) throws(YAMLFileError) -> String {
    let id = try node.word()
    guard products[id] != nil else {
      throw node.error(
        "The store has no product \(PrintableText.quotedName(id)). Check the identifier."
      )
    }
    return id
  }

  /// Reads a group of the store, by identifier or name.
  func group(_ node: YAMLNode) throws(YAMLFileError) -> GroupID {
    let text = try node.word()
    let found =
      catalog.groups.first { $0.id == text }
      ?? catalog.groups.first {
        $0.referenceName == text || $0.displayName == text
      }
    guard let group = found.flatMap({ products.group(at: $0.position) }) else {
      throw node.error(
        "The store has no subscription group \(PrintableText.quotedName(text)). "
          + "Write its id or name."
      )
    }
    return group
  }
}

extension StoreSettings.GraceLength {
  /// The length as an ISO 8601 duration: `P16D`.
  fileprivate var iso8601: String { "P\(rawValue)D" }
}
