import Foundation
import StoreModel

/// A customer of the store: everything they have, and the store they see.
///
/// A value: copies are independent, and the same actions at the same moments make equal
/// accounts. `Documentation/Subscription-rules.md` numbers the rules that it follows.
public struct Account: Hashable, Sendable {
  var opened = Shared(OpenStore())
  /// The moment of the last action; `nil` before the first.
  public internal(set) var now: Instant?
  /// The subscriptions in the groups' order: one a group of the customer's own, and one
  /// that the family shares.
  public internal(set) var lines: [SubscriptionLine] = []
  /// All transactions that were not deleted, by identifier.
  var transactions: [Transaction] = []
  /// The identifiers of those that the app has not finished, ascending.
  public internal(set) var unfinishedIDs: [UInt64] = []
  /// The identifiers of those that wait for the app to start, in order.
  public internal(set) var undeliveredIDs: [UInt64] = []
  /// The purchases that wait for approval, the oldest first.
  public internal(set) var purchasesToApprove: [WaitingPurchase] = []
  /// The purchases that were interrupted, the oldest first.
  public internal(set) var interruptedPurchases: [WaitingPurchase] = []
  /// The purchases begun outside the app, the oldest first.
  public internal(set) var purchaseIntents: [WaitingPurchase] = []
  /// The messages that wait to be shown, in the order in which they were sent.
  public internal(set) var messages: [Message] = []
  /// The calls of StoreKit that fail, and with what.
  public internal(set) var failures: [StoreCall: StoreError] = [:]
  /// Whether the app runs.
  public internal(set) var isAppRunning = true
  /// Whether renewals can be charged.
  public internal(set) var paymentWorks = true
  /// The products that were taken off sale.
  public internal(set) var removedProducts: Set<String> = []
  /// The prices that were raised, by product.
  public internal(set) var raisedPrices: [String: Decimal] = [:]
  /// The money for what is no subscription.
  public internal(set) var ledger = Ledger()
  var nextTransactionID: UInt64 = 0
  var nextWebOrderLineItemID: UInt64 = 0

  /// Creates a customer who has nothing, before a store that sells nothing.
  public init() {}

  /// What is on sale.
  public var store: StoreContents { opened.value.contents }
  var catalog: Catalog { opened.value.catalog }
  var calendar: BillingCalendar { opened.value.calendar }

  /// The customer's own subscription of a group; `nil` when there never was one.
  public func line(_ group: GroupID) -> SubscriptionLine? {
    lineIndex(group).map { lines[$0] }
  }

  /// What the customer has of a group: their own subscription, then what the family shares.
  package func lines(of group: GroupID) -> ArraySlice<SubscriptionLine> {
    lines[lineIndices(of: group)]
  }

  /// The group at a place in the store's file, as `Product.SubscriptionInfo` has it in
  /// `groupPosition`.
  public func group(at position: Int) -> GroupID? { catalog.group(at: position) }

  /// A group of the store's file; also one whose plans are all gone, where the customer had one
  /// of them. `nil` for one without plans that they never had to do with.
  package func group(of group: SubscriptionGroup) -> GroupID? {
    if let known = self.group(at: group.position) { return known }
    return lines.first { $0.group.id == group.id && !catalog.sells($0.group) }?.group
  }

  /// The groups of the store, in the file's order.
  public var groups: [GroupID] { catalog.allGroups }

  /// The next moment at which something happens by itself; `nil` when nothing will.
  public var nextEventInstant: Instant? {
    lines.compactMap(\.nextEventInstant).filter { $0 < .endOfCalendar }.min()
  }

  func lineIndex(_ group: GroupID, _ ownership: Transaction.OwnershipType = .purchased) -> Int? {
    lineIndices(of: group).first { lines[$0].ownership == ownership }
  }

  /// The places of a group's lines: at most two, the customer's own first.
  ///
  /// Lines are in the groups' order, so this is a binary search: a customer of thousands of
  /// groups is asked for each of them.
  func lineIndices(of group: GroupID) -> Range<Int> {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].group < group { low = middle + 1 } else { high = middle }
    }
    let end = lines[low...].firstIndex { $0.group != group } ?? lines.endIndex
    return low..<end
  }

  /// Puts a line in its place: by group, the customer's own before the family's.
  mutating func insert(_ line: SubscriptionLine) -> Int {
    let index =
      lines.firstIndex { other in
        line.group < other.group || (line.group == other.group && other.isShared)
      } ?? lines.endIndex
    lines.insert(line, at: index)
    return index
  }
}
