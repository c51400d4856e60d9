import PurchaseFlow
import StoreModel

extension Product.SubscriptionInfo {
  /// Where a subscription stands: StoreKit's `Product.SubscriptionInfo.Status`.
  public struct Status: Hashable, Sendable {
    /// Statuses that come one by one: StoreKit's `Status.Statuses`.
    public typealias Statuses = StoreSequence<Status>

    /// Where it stands.
    public let state: RenewalState
    /// The latest transaction, verified or not.
    public let transaction: VerificationResult<Transaction>
    /// What is known of the next renewal; unverified where the transaction is.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// A subscription's status as StoreKit hands it out.
    init(_ status: SubscriptionStatus) {
      state = status.state
      transaction = status.transaction.verificationResult
      renewalInfo =
        switch transaction {
        case .verified: .verified(status.renewalInfo)
        case .unverified(_, let error): .unverified(status.renewalInfo, error)
        }
    }

    /// Where the customer stands in each group, one by one: StoreKit's `Status.all`. Groups
    /// they never subscribed to are left out.
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

    /// Each status that has changed, from now on.
    public static var updates: Statuses { Statuses(open: { $0.statusUpdates() }) }
  }

  /// Where the customer stands in the product's group: their own subscription first, then
  /// what the family shares; empty when there never was any.
  public var status: [Status] {
    get async throws { try await Self.status(for: subscriptionGroupID) }
  }

  /// Where the customer stands in a group, by its identifier: StoreKit's `status(for:)`.
  ///
  /// - Throws: A `StoreKitError`, where asking was made to fail.
  public static func status(for groupID: String) async throws -> [Status] {
    try await StoreSession.statuses(inGroup: groupID)
  }

  /// Where the subscription of a transaction stands; `nil` when there is none.
  public static func status(transactionID: UInt64) async throws -> Status? {
    guard let id = await StoreSession.group(ofTransaction: transactionID) else { return nil }
    return try await status(for: id).first { status in
      let info = status.renewalInfo.unsafePayloadValue
      return info.originalTransactionID == transactionID
        || status.transaction.unsafePayloadValue.id == transactionID
    }
  }

  /// Whether a purchase in the product's group would use an introductory offer.
  public var isEligibleForIntroOffer: Bool {
    get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
  }

  /// Whether a purchase in a group would use an introductory offer: never used one there,
  /// and nothing of the group in force.
  public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
    await StoreSession.isEligibleForIntroOffer(inGroup: groupID)
  }
}

extension PurchaseFlow.Transaction {
  /// Where the transaction's subscription stands; `nil` of other products.
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
  /// The statuses in the group of an identifier, or why they cannot be told.
  func statuses(inGroup id: String) throws -> [Product.SubscriptionInfo.Status] {
    do {
      return try simulation.account.subscriptionStatus(for: GroupID(id))
        .map(Product.SubscriptionInfo.Status.init)
    } catch {
      throw error.thrown
    }
  }

  /// All statuses there are, in the groups' order.
  private var allStatuses: [Product.SubscriptionInfo.Status] {
    catalog.groups.flatMap { group in
      groupID(group)
        .map { simulation.account.status(for: $0) } ?? []
    }
    .map(Product.SubscriptionInfo.Status.init)
  }

  /// Each status that has changed, from now on.
  func statusUpdates() -> AsyncStream<Product.SubscriptionInfo.Status> {
    let (stream, continuation) = AsyncStream.makeStream(of: Product.SubscriptionInfo.Status.self)
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
