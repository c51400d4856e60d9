/// An operation that can be cancelled: Combine's `Cancellable`.
public protocol Cancellable {
  /// Cancels the operation.
  func cancel()
}

extension Cancellable {
  /// Stores this cancellable in a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(kept) }

  /// Stores this cancellable in a collection, which keeps it alive.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable {
    collection.append(kept)
  }

  private var kept: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(self) }
}

/// An operation that is cancelled when the last reference to it is released: Combine's
/// `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let action: Locked<(() -> Void)?>

  /// Creates a cancellable from a function, which is called at most once.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Creates a cancellable that cancels another cancellable.
  public convenience init(_ canceller: some Cancellable) {
    self.init { canceller.cancel() }
  }

  deinit { cancel() }

  /// Cancels the operation. Further calls have no effect.
  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Two cancellables are equal if they are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
