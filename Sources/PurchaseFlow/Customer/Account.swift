import Foundation
import StoreModel

/// A customer's account and the store that the customer has open.
///
/// Accounts are values: copies are independent, and equal actions at equal times yield equal
/// accounts. `Documentation/Subscription-rules.md` numbers the rules.
///
/// ```swift
/// import PurchaseFlow
///
/// func hasAccess(_ account: Account, to group: GroupID) -> Bool {
///   account.status(for: group).contains { $0.state.isEntitled }
/// }
/// ```
public struct Account: Hashable, Sendable {
  var opened = ImmutableBox(OpenStore())
  /// The time of the last action; `nil` before the first action.
  public internal(set) var now: Instant?
  /// The subscriptions, sorted by ``GroupID``: at most one own and one shared subscription per
  /// group, the own subscription first.
  public internal(set) var lines: [SubscriptionLine] = []
  /// All transactions except deleted transactions, ordered by identifier.
  var transactions: [Transaction] = []
  /// The identifiers of the unfinished transactions, ascending.
  public internal(set) var unfinishedIDs: [UInt64] = []
  /// The identifiers of transactions to deliver when the app starts, in order.
  public internal(set) var undeliveredIDs: [UInt64] = []
  /// The purchases that wait for approval, oldest first.
  public internal(set) var purchasesToApprove: [WaitingPurchase] = []
  /// The interrupted purchases, oldest first.
  public internal(set) var interruptedPurchases: [WaitingPurchase] = []
  /// The purchases that began outside the app, oldest first.
  public internal(set) var purchaseIntents: [WaitingPurchase] = []
  /// The undecided refund requests, oldest first.
  public internal(set) var refundRequests: [RefundRequest] = []
  /// The messages to show, in the order of sending.
  public internal(set) var messages: [Message] = []
  /// The StoreKit calls that throw, with their errors.
  public internal(set) var failures: [StoreCall: StoreError] = [:]
  /// Whether the app is open; while it is closed, deliveries wait.
  public internal(set) var isAppRunning = true
  /// Whether the payment method works for renewals.
  public internal(set) var paymentWorks = true
  /// The identifiers of the products removed from sale.
  public internal(set) var removedProducts: Set<String> = []
  /// The prices that the developer changed, by product identifier. For a plan, this is the price of
  /// up-front billing.
  public internal(set) var changedPrices: [String: Decimal] = [:]
  /// The changed prices of monthly billing with a commitment, by product identifier.
  public internal(set) var changedMonthlyPrices: [String: Decimal] = [:]
  /// The charges and refunds of products that do not renew.
  public internal(set) var ledger = Ledger()
  var nextTransactionID: UInt64 = 0
  var nextWebOrderLineItemID: UInt64 = 0

  /// Creates a new customer of an empty store.
  public init() {}

  /// The store that the customer has open.
  public var store: StoreContents { opened.value.contents }
  var catalog: Catalog { opened.value.catalog }
  var calendar: BillingCalendar { opened.value.calendar }

  /// Returns the customer's own subscription in a group; `nil` if the customer never had one.
  public func line(_ group: GroupID) -> SubscriptionLine? {
    lineIndex(group).map { lines[$0] }
  }

  /// Returns the subscriptions in a group: the customer's own subscription first, then the shared
  /// subscription.
  package func lines(of group: GroupID) -> ArraySlice<SubscriptionLine> {
    lines[lineIndices(of: group)]
  }

  /// Returns the group at a position in the store's file (`groupPosition`); `nil` if there is none.
  public func group(at position: Int) -> GroupID? { catalog.group(at: position) }

  /// Returns the identity of a group of the file. `nil` for a group without plans, unless the
  /// customer had one of its plans before.
  package func group(of group: SubscriptionGroup) -> GroupID? {
    if let known = self.group(at: group.position) { return known }
    return lines.first { $0.group.id == group.id && !catalog.sells($0.group) }?.group
  }

  /// The groups of the store in the order of the file.
  public var groups: [GroupID] { catalog.allGroups }

  /// The time of the next event that happens without an action, such as a renewal; `nil` if there
  /// is none.
  public var nextEventInstant: Instant? {
    lines.compactMap(\.nextEventInstant).filter { $0 < .endOfCalendar }.min()
  }

  func lineIndex(_ group: GroupID, _ ownership: Transaction.OwnershipType = .purchased) -> Int? {
    lineIndices(of: group).first { lines[$0].ownership == ownership }
  }

  /// Returns the indices of a group's subscriptions: at most two, the customer's own subscription
  /// first.
  ///
  /// Subscriptions are sorted by group, so a binary search finds them. A customer can have
  /// thousands of groups, and callers look up each group.
  func lineIndices(of group: GroupID) -> Range<Int> {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].group < group { low = middle + 1 } else { high = middle }
    }
    let end = lines[low...].firstIndex { $0.group != group } ?? lines.endIndex
    return low..<end
  }

  /// Inserts a subscription and returns its index. Subscriptions are ordered by group, with the
  /// customer's own subscription before the shared one.
  mutating func insert(_ line: SubscriptionLine) -> Int {
    let index =
      lines.firstIndex { other in
        line.group < other.group || (line.group == other.group && other.isShared)
      } ?? lines.endIndex
    lines.insert(line, at: index)
    return index
  }
}
