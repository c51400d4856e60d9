import Foundation

extension StoreConfiguration {
  /// A group of suites (format 6): subscriptions that cover several apps.
  public struct SuiteGroupRecord: Hashable, Sendable {
    /// The group's identifier as written.
    public var id = ""
    /// The name for developers.
    public var name = ""
    /// Names for customers, in the file's order.
    public var localizations: [Localization] = []
    /// The suites, in the file's order.
    public var subscriptions: [SuiteRecord] = []
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates an empty group.
    public init() {}
  }

  /// One suite. It is shown, but cannot be bought: what it is made of is not known.
  public struct SuiteRecord: Hashable, Sendable {
    /// The properties that all kinds of products have.
    public var product = ProductRecord()
    /// The group it names.
    public var subscriptionGroupID: String?
    /// The level of service; 1 is the highest. `nil` if the file's level is not usable.
    public var groupLevel: Int?
    /// How often it renews; `nil` when the file's duration cannot be read.
    public var period: Product.SubscriptionPeriod?
    /// The duration exactly as written.
    public var periodText: String?
    /// The introductory offers, in the file's order.
    public var introductoryOffers: [OfferRecord] = []
    /// How many members the file lists.
    public var memberCount = 0
    /// What the members hold, as JSON in one line.
    var memberContents = "[]"

    /// Creates an empty suite.
    public init() {}
  }
}
