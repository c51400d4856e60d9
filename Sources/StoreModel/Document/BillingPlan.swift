import Foundation

extension StoreConfiguration {
  /// The billing type of a subscription (format 5 and later): an open set.
  public struct BillingPlanType: RawRepresentable, Hashable, Sendable {
    /// The word in the file (`BILLED_UPFRONT`).
    public let rawValue: String

    /// Creates a type from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer pays at the start of each period.
    public static let billedUpfront = BillingPlanType(rawValue: "BILLED_UPFRONT")
    /// The customer pays each month and commits to twelve months.
    public static let monthly = BillingPlanType(rawValue: "MONTHLY")
  }

  /// A billing plan of a subscription.
  public struct BillingPlan: Hashable, Sendable {
    /// The billing schedule, such as up front or monthly.
    public var type = BillingPlanType(rawValue: "")
    /// The price of one billing in currency units of the storefront; `nil` if it is not readable.
    public var displayPrice: Decimal?
    /// The price of one billing exactly as written.
    public var displayPriceText: String?
    /// The price of the whole commitment in currency units; `nil` if it is not readable.
    public var commitmentDisplayPrice: Decimal?
    /// The price of the whole commitment exactly as written.
    public var commitmentDisplayPriceText: String?
    /// Whether the plan is for sale.
    public var isEnabled = true
    /// An opaque identifier.
    public var internalID: String?
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates an empty plan.
    public init() {}
  }
}
