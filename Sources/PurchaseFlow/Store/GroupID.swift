/// The identity of a subscription group.
///
/// Two groups of one file can share an identifier; ``occurrence`` then distinguishes them. A string
/// literal names the first group with that identifier.
///
/// ```swift
/// import PurchaseFlow
///
/// func hasSecondGroup(_ account: Account, identifier: String) -> Bool {
///   account.groups.contains(GroupID(identifier, occurrence: 1))
/// }
/// ```
public struct GroupID: Hashable, Sendable {
  /// The group's identifier in the file; StoreKit's `subscriptionGroupID`.
  public let id: String
  /// The index among the groups with this identifier, from 0 in the order of the file.
  public let occurrence: Int

  /// Creates the identity of a group.
  public init(_ id: String, occurrence: Int = 0) {
    self.id = id
    self.occurrence = occurrence
  }
}

extension GroupID: ExpressibleByStringLiteral {
  /// Creates the identity of the first group whose identifier is `id`.
  public init(stringLiteral id: String) { self.init(id) }
}

extension GroupID: Comparable {
  /// Orders by identifier, then by the order of the file.
  public static func < (left: Self, right: Self) -> Bool {
    (left.id, left.occurrence) < (right.id, right.occurrence)
  }
}
