import StoreModel

extension Transaction {
  /// What kind of offer was used, as StoreKit's `Transaction.OfferType`: an open set.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The App Store Server API's number.
    public let rawValue: Int

    /// Creates a kind from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For customers who are new to the group.
    public static let introductory = OfferType(rawValue: 1)
    /// For present and former subscribers.
    public static let promotional = OfferType(rawValue: 2)
    /// By a code.
    public static let code = OfferType(rawValue: 3)
    /// For subscribers who left.
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The offer that a transaction was charged under, as StoreKit's
  /// `Transaction.Offer`.
  public struct Offer: Hashable, Sendable {
    /// How an offer is paid, as the App Store writes it: an open set.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The App Store's word.
      public let rawValue: String

      /// Creates a mode from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Nothing to pay.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      /// The offer's price each billing period.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// The offer's price once.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      /// A price of its own for one purchase: of offer codes for what does not renew, which
      /// configuration files do not have.
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }

    /// What kind of offer it is.
    public let type: OfferType
    /// The offer's identifier; `nil` for introductory offers.
    public let id: String?
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// How long the offer lasts in all.
    public let period: Product.SubscriptionPeriod
  }
}

extension Transaction.Offer {
  /// The offer as transactions tell of it.
  package init(_ offer: Product.SubscriptionOffer) {
    type = Transaction.OfferType(offer.type)
    id = offer.type == .introductory ? nil : offer.id
    paymentMode = PaymentMode(offer.paymentMode)
    period = Self.whole(offer.period, offer.periodCount)
  }

  /// A code offer as transactions tell of it: its identifier is the reference name.
  package init(_ offer: Product.CodeOffer) {
    type = .code
    id = offer.referenceName
    paymentMode = PaymentMode(offer.paymentMode)
    period = Self.whole(offer.period, offer.periodCount)
  }

  private static func whole(
    _ period: Product.SubscriptionPeriod,
    _ count: Int
  ) -> Product.SubscriptionPeriod {
    let count = min(max(count, 1), 1_000_000)
    let value = min(max(period.value, 1), 1_000_000)
    return Product.SubscriptionPeriod(value: value * count, unit: period.unit)
  }
}

extension Transaction.OfferType {
  fileprivate init(_ type: Product.SubscriptionOffer.OfferType) {
    switch type {
    case .introductory: self = .introductory
    case .promotional: self = .promotional
    case .winBack: self = .winBack
    }
  }
}

extension Transaction.Offer.PaymentMode {
  fileprivate init(_ mode: Product.SubscriptionOffer.PaymentMode) {
    switch mode {
    case .freeTrial: self = .freeTrial
    case .payAsYouGo: self = .payAsYouGo
    case .payUpFront: self = .payUpFront
    }
  }
}
