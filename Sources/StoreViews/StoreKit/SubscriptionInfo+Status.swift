import PurchaseFlow
import StoreModel

extension Product.SubscriptionInfo {
  /// The status of a subscription: StoreKit's `Product.SubscriptionInfo.Status`.
  public struct Status: Hashable, Sendable {
    /// A sequence of statuses: StoreKit's `Status.Statuses`.
    public typealias Statuses = StoreSequence<Status>

    /// The renewal state of the subscription.
    public let state: RenewalState
    /// The latest transaction, verified or not.
    public let transaction: VerificationResult<Transaction>
    /// The data of the next renewal; unverified if the transaction is unverified.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// Creates StoreKit's status from a status of the simulation.
    init(_ status: SubscriptionStatus) {
      state = status.state
      transaction = status.transaction.verificationResult
      renewalInfo =
        switch transaction {
        case .verified: .verified(status.renewalInfo)
        case .unverified(_, let error): .unverified(status.renewalInfo, error)
        }
    }

    /// The customer's statuses in each group they ever subscribed to: StoreKit's `Status.all`.
    public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
      let (stream, continuation) = AsyncStream.makeStream(
        of: (groupID: String, statuses: [Status]).self
      )
      Task {
        for group in await StoreSession.statusesByGroup() { continuation.yield(group) }
        continuation.finish()
      }
      return stream
    }

    /// A sequence of statuses, starting with the next status that changes.
    public static var updates: Statuses { Statuses(open: { $0.statusUpdates() }) }
  }

  /// The statuses in the product's group: the customer's own subscription first, then shared
  /// subscriptions. Empty if the customer never subscribed.
  public var status: [Status] {
    get async throws { try await Self.status(for: subscriptionGroupID) }
  }

  /// Returns the statuses in the group with an identifier: StoreKit's `status(for:)`.
  ///
  /// - Throws: A `StoreKitError` if a simulated failure is set.
  public static func status(for groupID: String) async throws -> [Status] {
    try await StoreSession.statuses(inGroup: groupID)
  }

  /// Returns the status of a transaction's subscription; `nil` if there is none.
  public static func status(transactionID: UInt64) async throws -> Status? {
    guard let id = await StoreSession.group(ofTransaction: transactionID) else { return nil }
    return try await status(for: id).first { status in
      let info = status.renewalInfo.unsafePayloadValue
      return info.originalTransactionID == transactionID
        || status.transaction.unsafePayloadValue.id == transactionID
    }
  }

  /// Whether a purchase in the product's group would apply an introductory offer.
  public var isEligibleForIntroOffer: Bool {
    get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
  }

  /// Returns whether a purchase in a group would apply an introductory offer. Returns `false` if
  /// the customer has used an introductory offer in the group or has an active subscription in the
  /// group.
  public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
    await StoreSession.isEligibleForIntroOffer(inGroup: groupID)
  }
}

extension PurchaseFlow.Transaction {
  /// The status of the transaction's subscription; `nil` for products other than subscriptions.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard let id = subscriptionGroupID else { return nil }
      let statuses = try? await Product.SubscriptionInfo.status(for: id)
      return statuses?.first { status in
        status.renewalInfo.unsafePayloadValue.originalTransactionID == originalID
      }
    }
  }
}

extension StoreSession {
  /// Returns the statuses in the group with an identifier.
  ///
  /// - Throws: The error of a simulated failure.
  func statuses(inGroup id: String) throws -> [Product.SubscriptionInfo.Status] {
    do {
      return try simulation.account.subscriptionStatus(for: GroupID(id))
        .map(Product.SubscriptionInfo.Status.init)
    } catch {
      throw error.thrown
    }
  }

  /// The statuses of all groups, in the order of the groups.
  private var allStatuses: [Product.SubscriptionInfo.Status] {
    catalog.groups.flatMap { group in
      groupID(group)
        .map { simulation.account.status(for: $0) } ?? []
    }
    .map(Product.SubscriptionInfo.Status.init)
  }

  /// Returns a stream of statuses, starting with the next status that changes.
  func statusUpdates() -> AsyncStream<Product.SubscriptionInfo.Status> {
    let (stream, continuation) = AsyncStream.makeStream(of: Product.SubscriptionInfo.Status.self)
    // One pending signal is enough, because the loop compares all statuses each time.
    let changes = listeners.changes.listen(keeping: .bufferingNewest(1))
    var last = Set(allStatuses)
    let task = Task { @MainActor [weak self] in
      for await _ in changes {
        guard let statuses = self?.allStatuses else { break }
        for status in statuses where !last.contains(status) { continuation.yield(status) }
        last = Set(statuses)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  static func statusesByGroup() -> [(
    groupID: String, statuses: [Product.SubscriptionInfo.Status]
  )] {
    current.catalog.groups.compactMap { group in
      let statuses = (try? current.statuses(inGroup: group.id)) ?? []
      return statuses.isEmpty ? nil : (group.id, statuses)
    }
  }

  static func statuses(inGroup id: String) throws -> [Product.SubscriptionInfo.Status] {
    try current.statuses(inGroup: id)
  }

  static func group(ofTransaction id: UInt64) -> String? {
    current.simulation.account.transaction(id)?.subscriptionGroupID
  }

  static func isEligibleForIntroOffer(inGroup id: String) -> Bool {
    current.simulation.account.isEligibleForIntroOffer(for: GroupID(id))
  }
}
