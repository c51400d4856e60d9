extension StoreConfiguration {
  /// A group of auto-renewable subscriptions. A customer has at most one of these subscriptions at
  /// a time.
  public struct SubscriptionGroupRecord: Hashable, Sendable {
    /// The group's identifier as written. Several groups of a file can have the same identifier; to
    /// identify a group, use its position.
    public var id = ""
    /// The name for developers.
    public var name = ""
    /// Names for customers, in the file's order; usually empty.
    public var localizations: [Localization] = []
    /// The subscriptions in the order of the file, which is often not the order of levels.
    public var subscriptions: [SubscriptionRecord] = []
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates an empty group.
    public init() {}

    /// The subscriptions from the highest level of service to the lowest. Subscriptions without a
    /// usable level are last. Equal levels keep the order of the file.
    public var subscriptionsByLevel: [SubscriptionRecord] {
      subscriptions.enumerated().sorted { lhs, rhs in
        (lhs.element.sortingLevel, lhs.offset) < (rhs.element.sortingLevel, rhs.offset)
      }.map(\.element)
    }
  }
}
