import StoreKit

actor SubscriptionKeeper {
  private init() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) static var shared: SubscriptionKeeper!

  static func createSharedInstance() { shared = SubscriptionKeeper() }

  func names(of statuses: [Product.SubscriptionInfo.Status]) -> [String] {
    statuses.map { $0.transaction.unsafePayloadValue.productID }
  }
}

func update() async {
  for await result in Transaction.updates {
    let transaction: Transaction
    switch result {
    case .verified(let t): transaction = t
    case .unverified: continue
    }
    await transaction.finish()
  }
}
