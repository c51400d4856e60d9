extension Product.ProductType {
  /// Creates a type from its name in a configuration file. Ignores case, blanks and hyphens; `nil`
  /// for an unknown name.
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

  /// The name of the type as Xcode writes it; `nil` for a type that the format does not have.
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
  /// A subscription that covers several apps (format 6).
  package static let suite = Product.ProductType(rawValue: "SubscriptionSuite")
}
