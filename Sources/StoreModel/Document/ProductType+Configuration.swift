extension Product.ProductType {
  /// The kind that a configuration file names, matched without regard to case, blanks
  /// and hyphens; `nil` for a word that is not known.
  package init?(configurationText text: String) {
    if let type = Self.xcodeTypes[text] {
      self = type
      return
    }
    let letters = text.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    switch letters {
    case "consumable": self = .consumable
    case "nonconsumable": self = .nonConsumable
    case "nonrenewingsubscription": self = .nonRenewable
    case "recurringsubscription", "autorenewablesubscription": self = .autoRenewable
    case "subscriptionsuite": self = .suite
    default: return nil
    }
  }

  private static let xcodeTypes: [String: Self] = [
    "Consumable": .consumable,
    "NonConsumable": .nonConsumable,
    "NonRenewingSubscription": .nonRenewable,
    "RecurringSubscription": .autoRenewable,
  ]

  /// The word for the kind as Xcode writes it; `nil` for a kind the format does not know.
  package var configurationText: String? {
    switch self {
    case .consumable: "Consumable"
    case .nonConsumable: "NonConsumable"
    case .nonRenewable: "NonRenewingSubscription"
    case .autoRenewable: "RecurringSubscription"
    case .suite: "SubscriptionSuite"
    default: nil
    }
  }
}

extension Product.ProductType {
  /// Subscriptions to several apps in one (format 6).
  package static let suite = Product.ProductType(rawValue: "SubscriptionSuite")
}
