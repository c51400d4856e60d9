import PurchaseFlow
import StoreModel

/// An asynchronous sequence of values from the program's store. It implements StoreKit's
/// `Transaction.Transactions`, `Status.Statuses`, `Message.Messages` and `Storefront.Storefronts`.
///
/// The store sends each value when an event occurs, so the sequence does not poll.
///
/// ```swift
/// import StoreKit
///
/// func finishUpdates() async {
///   for await result in Transaction.updates {
///     if case .verified(let transaction) = result { await transaction.finish() }
///   }
/// }
/// ```
public struct StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  let open: @MainActor @Sendable (StoreSession) -> AsyncStream<Element>

  /// The iterator of the sequence. It subscribes to the store at the first call of `next()`.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let open: @MainActor @Sendable (StoreSession) -> AsyncStream<Element>
    private var values: AsyncStream<Element>.AsyncIterator?

    init(open: @escaping @MainActor @Sendable (StoreSession) -> AsyncStream<Element>) {
      self.open = open
    }

    /// Returns the next value; `nil` at the end of the sequence or after the task was cancelled.
    public mutating func next() async -> Element? {
      if values == nil {
        let open = open
        values = await MainActor.run { open(StoreSession.current) }.makeAsyncIterator()
      }
      return await values?.next()
    }
  }

  /// Returns an iterator that subscribes to the store when its first value is requested.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open) }
}

extension StoreSequence {
  /// Creates a finite sequence of the store's present values.
  init(listing list: @escaping @MainActor @Sendable (StoreSession) -> [Element]) {
    self.init { session in
      let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
      for element in list(session) { continuation.yield(element) }
      continuation.finish()
      return stream
    }
  }
}
