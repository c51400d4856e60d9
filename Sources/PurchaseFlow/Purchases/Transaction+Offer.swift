import StoreModel

extension Transaction {
  /// The type of an offer; StoreKit's `Transaction.OfferType`. Other values are possible.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The value of `offerType` in the App Store Server API.
    public let rawValue: Int

    /// Creates a type from a value of `offerType`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An offer for new subscribers of the group.
    public static let introductory = OfferType(rawValue: 1)
    /// An offer for present and former subscribers.
    public static let promotional = OfferType(rawValue: 2)
    /// An offer that the customer redeems with a code.
    public static let code = OfferType(rawValue: 3)
    /// An offer for former subscribers.
    public static let winBack = OfferType(rawValue: 4)
    /// An offer for subscribers who start to cancel. StoreKit has no name for this value.
    package static let retention = OfferType(rawValue: 5)
  }

  /// The offer that applied to a transaction; StoreKit's `Transaction.Offer`.
  public struct Offer: Hashable, Sendable {
    /// The payment mode of an offer. Other values are possible.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The App Store's name of the mode.
      public let rawValue: String

      /// Creates a mode from the App Store's name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The offer is free.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      /// The customer pays the offer's price in each billing period.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// The customer pays the offer's price once.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      /// The customer pays the offer's price for one purchase. Only offer codes for products that
      /// do not renew have this mode.
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }

    /// The type: introductory, promotional, win-back, offer code or retention.
    public let type: OfferType
    /// The offer's identifier; `nil` for introductory offers.
    public let id: String?
    /// How the customer pays for the offer.
    public let paymentMode: PaymentMode
    /// The total length of the offer; `nil` if the mode is ``PaymentMode/oneTime``.
    public let period: Product.SubscriptionPeriod?
  }
}

extension Transaction.Offer {
  /// Creates the offer that a transaction reports for an offer of a plan.
  package init(_ offer: Product.SubscriptionOffer) {
    type = Transaction.OfferType(offer.type)
    id = offer.type == .introductory ? nil : offer.id
    paymentMode = PaymentMode(offer.paymentMode)
    period = Self.whole(offer.period, offer.periodCount)
  }

  /// Creates the offer that a transaction reports for an offer code. The identifier is the code's
  /// reference name.
  package init(_ offer: Product.CodeOffer) {
    type = .code
    id = offer.referenceName
    paymentMode = PaymentMode(offer.paymentMode)
    period = Self.whole(offer.period, offer.periodCount)
  }

  /// Creates the offer that a transaction reports for the code of a product that does not renew.
  init(oneTimeCode name: String) {
    type = .code
    id = name
    paymentMode = .oneTime
    period = nil
  }

  /// Returns the same offer with the given type.
  func reported(as type: Transaction.OfferType) -> Self {
    Self(type: type, id: id, paymentMode: paymentMode, period: period)
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
