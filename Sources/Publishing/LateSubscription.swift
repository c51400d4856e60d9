/// A subscription that an operator receives after the first values may have arrived, because many
/// publishers send values while they are subscribed to.
final class LateSubscription: Sendable {
  private struct Content {
    var subscription: AnyCancellable?
    var hasEnded = false
  }

  private let content = Locked(Content())

  /// Whether the subscription was cancelled, or the stream has ended.
  var hasEnded: Bool { content.withLock { $0.hasEnded } }

  /// Stores a subscription in place of the last one, which is cancelled. After the end, the new one
  /// is cancelled.
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
