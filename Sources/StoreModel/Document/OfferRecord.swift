import Foundation

extension StoreConfiguration {
  /// An offer of a product, as written in the file.
  public struct OfferRecord: Hashable, Sendable {
    /// The kind of an offer, which corresponds to a list of the file.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// An offer for new subscribers of the group.
      case introductory
      /// An offer that the app gives to present and former subscribers (`adHocOffers` in the file).
      case promotional
      /// An offer that a customer redeems with a code.
      case code
      /// An offer for former subscribers.
      case winBack
    }

    /// The kind of the offer, such as introductory or promotional.
    public var kind = Kind.introductory
    /// The payment mode; `nil` if the file's word is unknown. The code of a product that does not
    /// renew is either a free trial, which means that the product is free, or has no mode.
    public var paymentMode: Product.SubscriptionOffer.PaymentMode?
    /// The payment mode exactly as written.
    public var paymentModeText: String?
    /// The price in currency units of the storefront; `nil` if it is not readable. It is the price
    /// of a billing period for pay as you go, the total price for pay up front, and 0 for a free
    /// trial.
    public var displayPrice: Decimal?
    /// The price exactly as written. For a free trial, the text has no meaning.
    public var displayPriceText: String?
    /// The length of one period of the offer; `nil` if it is not readable.
    public var period: Product.SubscriptionPeriod?
    /// The length of one period exactly as written.
    public var periodText: String?
    /// The number of periods, at least 1.
    public var periodCount = 1
    /// An opaque identifier that Xcode or App Store Connect assigned.
    public var internalID: String?
    /// The name for developers. A code offer has no other name.
    public var referenceName: String?
    /// The identifier by which an app requests the offer. Only promotional and win-back offers have
    /// such an identifier.
    public var offerID: String?
    /// The customers who can redeem a code offer, in the order of the file; empty for other kinds.
    public var eligibility: [Eligibility] = []
    /// Whether a code offer can be combined with the introductory offer.
    public var isStackable = false
    /// Whether former subscribers can use a win-back offer.
    public var isEligible = true
    /// The billing plan of the offer; `nil` before format 5.
    public var billingPlanType: BillingPlanType?
    /// The key path from the plan, such as `introductoryOffers[0]`; empty if the offer was not read
    /// from a file.
    var place = ""
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates an empty offer.
    public init() {}

    /// The length of the whole offer; `nil` if the period is not readable.
    public var totalLength: Product.SubscriptionPeriod? {
      guard let period else { return nil }
      let (value, overflow) = period.value.multipliedReportingOverflow(by: periodCount)
      return overflow ? nil : Product.SubscriptionPeriod(value: value, unit: period.unit)
    }
  }
}
