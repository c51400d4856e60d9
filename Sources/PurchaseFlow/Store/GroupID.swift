/// Which subscription group is meant: its identifier, and which one where a file has
/// several of that identifier.
///
/// Written as a string literal it is the only or first group of that identifier.
public struct GroupID: Hashable, Sendable {
  /// The group's identifier in the file, what StoreKit shows as `subscriptionGroupID`.
  public let id: String
  /// Which group of this identifier, counted from 0 in the file's order.
  public let occurrence: Int

  /// Names a group.
  public init(_ id: String, occurrence: Int = 0) {
    self.id = id
    self.occurrence = occurrence
  }
}

extension GroupID: ExpressibleByStringLiteral {
  /// Names the only or first group of an identifier.
  public init(stringLiteral id: String) { self.init(id) }
}

extension GroupID: Comparable {
  /// By identifier, then in the file's order.
  public static func < (left: Self, right: Self) -> Bool {
    (left.id, left.occurrence) < (right.id, right.occurrence)
  }
}
