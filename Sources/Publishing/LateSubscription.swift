/// The subscription of an operator to another publisher. Many publishers send values during `sink`,
/// before the operator can store the subscription that `sink` returns.
final class LateSubscription: Sendable {
  private struct Content {
    var subscription: AnyCancellable?
    var hasEnded = false
  }

  private let content = Locked(Content())

  /// Whether the subscription was cancelled, or the stream has ended.
  var hasEnded: Bool { content.withLock { $0.hasEnded } }

  /// Stores a subscription and cancels the previous one. After the end, cancels `subscription`.
  func set(_ subscription: AnyCancellable) {
    let surplus = content.withLock { content -> AnyCancellable? in
      if content.hasEnded { return subscription }
      defer { content.subscription = subscription }
      return content.subscription
    }
    surplus?.cancel()
  }

  /// Cancels the subscription.
  ///
  /// - Returns: Whether this call ended it; `false` if an earlier call did.
  @discardableResult
  func end() -> Bool {
    let (subscription, isFirst) = content.withLock { content in
      defer { content = Content(hasEnded: true) }
      return (content.subscription, !content.hasEnded)
    }
    subscription?.cancel()
    return isFirst
  }
}
