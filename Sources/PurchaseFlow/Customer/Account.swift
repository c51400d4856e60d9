/// A customer of the store: everything they have, and the store they see.
///
/// A value: copies are independent, and the same actions at the same moments make equal
/// accounts.
public struct Account: Hashable, Sendable {
  /// What is on sale.
  public internal(set) var store = StoreContents()
  /// The moment of the last action; `nil` before the first.
  public internal(set) var now: Instant?
  /// The subscriptions, one a group, in the groups' order.
  public internal(set) var lines: [SubscriptionLine] = []
  var catalog = Catalog()
  var calendar = StoreContents().calendar
  var nextTransactionID: UInt64 = 0
  var nextWebOrderLineItemID: UInt64 = 0

  /// Creates a customer who has nothing, before a store that sells nothing.
  public init() {}

  /// The subscription of a group; `nil` when there never was one.
  public func line(_ group: GroupID) -> SubscriptionLine? {
    lineIndex(group).map { lines[$0] }
  }

  /// The group at a place in the store's file, as `Product.SubscriptionInfo` has it in
  /// `groupPosition`.
  public func group(at position: Int) -> GroupID? { catalog.group(at: position) }

  /// The next moment at which something happens by itself; `nil` when nothing will.
  public var nextEventInstant: Instant? {
    lines.compactMap(\.nextEventInstant).filter { $0 < .endOfCalendar }.min()
  }

  func lineIndex(_ group: GroupID) -> Int? { lines.firstIndex { $0.group == group } }

  mutating func insert(_ line: SubscriptionLine) {
    let index = lines.firstIndex { line.group < $0.group } ?? lines.endIndex
    lines.insert(line, at: index)
  }
}
