import PurchaseFlow
import StoreModel

/// Values that come from the store of the program, for as long as it runs: what stands for
/// StoreKit's `Transaction.Transactions`, `Status.Statuses`, `Message.Messages` and
/// `Storefront.Storefronts`.
///
/// The store tells when something happens; nothing is asked for again and again.
public struct StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  let open: @MainActor @Sendable (StoreSession) -> AsyncStream<Element>

  /// The values one by one. Listening begins with the first that is asked for.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let open: @MainActor @Sendable (StoreSession) -> AsyncStream<Element>
    private var values: AsyncStream<Element>.AsyncIterator?

    init(open: @escaping @MainActor @Sendable (StoreSession) -> AsyncStream<Element>) {
      self.open = open
    }

    /// The next value; `nil` when there will be no more, or the task was cancelled.
    public mutating func next() async -> Element? {
      if values == nil {
        let open = open
        values = await MainActor.run { open(StoreSession.current) }.makeAsyncIterator()
      }
      return await values?.next()
    }
  }

  /// Begins to listen.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open) }
}

extension StoreSequence {
  /// Some values that are there, and no more.
  init(listing list: @escaping @MainActor @Sendable (StoreSession) -> [Element]) {
    self.init { session in
      let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
      for element in list(session) { continuation.yield(element) }
      continuation.finish()
      return stream
    }
  }
}
