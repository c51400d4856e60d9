/// The actions of a simulation, in order.
///
/// Replaying the actions from the start yields the customer at any moment.
///
/// ```swift
/// import PurchaseFlow
///
/// func entitlements(of simulation: Simulation, at instant: Instant) -> [Transaction] {
///   simulation.history.account(at: instant).currentEntitlements
/// }
/// ```
public struct History: Hashable, Sendable {
  /// An action and its time.
  public struct Entry: Hashable, Sendable {
    /// The time of the action.
    public let instant: Instant
    /// The action of the customer, the developer, the App Store, the app or another party.
    public let action: StoreAction

    /// Creates an entry.
    public init(instant: Instant, action: StoreAction) {
      self.instant = instant
      self.action = action
    }
  }

  /// The actions, in ascending order of time.
  public private(set) var entries: [Entry] = []

  /// Creates an empty history.
  public init() {}

  /// Creates a history from entries in ascending order of time.
  public init(entries: [Entry]) { self.entries = entries }

  mutating func append(_ action: StoreAction, at instant: Instant) {
    entries.append(Entry(instant: instant, action: action))
  }

  /// Returns the history of the first `count` actions, or of all actions if there are fewer.
  public func first(_ count: Int) -> History {
    var history = History()
    history.entries = Array(entries.prefix(max(count, 0)))
    return history
  }

  /// Returns the length of the common prefix of both histories.
  public func shared(with other: History) -> Int {
    zip(entries, other.entries).prefix { $0 == $1 }.count
  }

  /// Returns the customer after all actions.
  public func account() -> Account {
    entries.reduce(into: Account()) { account, entry in
      _ = account.apply(entry.action, at: entry.instant)
    }
  }

  /// Returns the customer at a moment: after all actions and due events up to it.
  public func account(at instant: Instant) -> Account {
    let done = first(count(upTo: instant))
    var account = done.account()
    if let last = done.entries.last, last.instant < instant {
      _ = account.apply(.wait, at: instant)
    }
    return account
  }

  /// Returns the number of actions up to and including a moment.
  public func count(upTo instant: Instant) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
