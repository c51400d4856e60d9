import Foundation

extension StoreConfiguration {
  /// An offer of a subscription as the file describes it.
  public struct OfferRecord: Hashable, Sendable {
    /// What kind of offer it is: in which list of the file it stands.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// For customers who are new to the group.
      case introductory
      /// For present and former subscribers, by the app's choice (`adHocOffers`).
      case promotional
      /// An offer that a customer redeems with a code.
      case code
      /// For subscribers who left.
      case winBack
    }

    /// Whether the offer is introductory, promotional and so on.
    public var kind = Kind.introductory
    /// How it is paid; `nil` when the file's word is not known.
    public var paymentMode: Product.SubscriptionOffer.PaymentMode?
    /// How it is paid, exactly as written.
    public var paymentModeText: String?
    /// The price in units of the storefront's currency: zero for a free trial, for each
    /// billing period for pay as you go, in all for pay up front. `nil` when it cannot be read.
    public var displayPrice: Decimal?
    /// The price exactly as written; for a free trial it means nothing.
    public var displayPriceText: String?
    /// The length of one period of the offer; `nil` when it cannot be read.
    public var period: Product.SubscriptionPeriod?
    /// The length of one period exactly as written.
    public var periodText: String?
    /// How many periods it lasts, 1 or more.
    public var periodCount = 1
    /// An opaque identifier that Xcode or App Store Connect assigned.
    public var internalID: String?
    /// The name for developers; all there is to show of a code offer.
    public var referenceName: String?
    /// The identifier an app asks for; promotional and win-back offers.
    public var offerID: String?
    /// Which customers may redeem it, in the file's order; code offers.
    public var eligibility: [Eligibility] = []
    /// Whether it can be combined with the introductory offer; code offers.
    public var isStackable = false
    /// Whether customers who left may take it; win-back offers.
    public var isEligible = true
    /// The billing plan it belongs to; `nil` before format 5.
    public var billingPlanType: BillingPlanType?
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates an empty offer.
    public init() {}

    /// The length of the whole offer; `nil` when the period cannot be read.
    public var totalLength: Product.SubscriptionPeriod? {
      guard let period else { return nil }
      let (value, overflow) = period.value.multipliedReportingOverflow(by: periodCount)
      return overflow ? nil : Product.SubscriptionPeriod(value: value, unit: period.unit)
    }
  }
}
