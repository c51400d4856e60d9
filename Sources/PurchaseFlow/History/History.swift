/// What was done, in order: the truth about a customer. Any moment is a fold of it.
public struct History: Hashable, Sendable {
  /// One action and its moment.
  public struct Entry: Hashable, Sendable {
    /// When it was done.
    public let instant: Instant
    /// What was done.
    public let action: StoreAction

    /// Creates an entry.
    public init(instant: Instant, action: StoreAction) {
      self.instant = instant
      self.action = action
    }
  }

  /// The actions, in order; their moments never go back.
  public private(set) var entries: [Entry] = []

  /// Creates an empty history.
  public init() {}

  /// Creates the history of actions in order.
  public init(entries: [Entry]) { self.entries = entries }

  mutating func append(_ action: StoreAction, at instant: Instant) {
    entries.append(Entry(instant: instant, action: action))
  }

  /// The history of the first actions alone; all of them when there are not as many.
  public func first(_ count: Int) -> History {
    var history = History()
    history.entries = Array(entries.prefix(max(count, 0)))
    return history
  }

  /// With how many actions both histories begin.
  public func shared(with other: History) -> Int {
    zip(entries, other.entries).prefix { $0 == $1 }.count
  }

  /// The customer after all actions.
  public func account() -> Account {
    entries.reduce(into: Account()) { account, entry in
      _ = account.apply(entry.action, at: entry.instant)
    }
  }

  /// The customer at a moment: after the actions up to it, with what had fallen due by
  /// then.
  public func account(at instant: Instant) -> Account {
    let done = first(count(upTo: instant))
    var account = done.account()
    if let last = done.entries.last, last.instant < instant {
      _ = account.apply(.wait, at: instant)
    }
    return account
  }

  /// How many actions were done up to and at a moment.
  public func count(upTo instant: Instant) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
