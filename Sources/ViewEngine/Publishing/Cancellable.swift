/// Something that can be ended: Combine's `Cancellable`.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it with others, as long as these are kept.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(kept) }

  /// Keeps it with others, as long as these are kept.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable {
    collection.append(kept)
  }

  private var kept: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(self) }
}

/// Something that is ended when nobody keeps it any more: Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let action: Locked<(() -> Void)?>

  /// Creates one that ends by a function, which is called once.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Creates one that ends another.
  public convenience init(_ canceller: some Cancellable) {
    self.init { canceller.cancel() }
  }

  deinit { cancel() }

  /// Ends it; once it has ended, nothing happens.
  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Whether both are the same one.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Adds who it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
