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

  /// A suite: a subscription that covers several apps. A suite is displayed but cannot be bought,
  /// because the meaning of its content is unknown.
  public struct SuiteRecord: Hashable, Sendable {
    /// The properties that all kinds of products have.
    public var product = ProductRecord()
    /// The group that the suite refers to.
    public var subscriptionGroupID: String?
    /// The level of service; 1 is the highest. `nil` if the file's level is not usable.
    public var groupLevel: Int?
    /// The renewal period; `nil` if the file's duration is not readable.
    public var period: Product.SubscriptionPeriod?
    /// The duration exactly as written.
    public var periodText: String?
    /// The introductory offers, in the file's order.
    public var introductoryOffers: [OfferRecord] = []
    /// The number of members in the file.
    public var memberCount = 0
    /// The content of the members, as JSON in one line.
    var memberContents = "[]"

    /// Creates an empty suite.
    public init() {}
  }
}
