import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Reports the subscription status of the customer in a group, at first and after each change,
  /// while the view exists: StoreKit's `subscriptionStatusTask(for:priority:action:)`.
  public func subscriptionStatusTask(
    for groupID: String,
    priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View {
    modifier(
      StoreTask(
        id: groupID,
        priority: priority,
        loading: .loading,
        read: { $0.statusState(inGroup: $1) },
        isSame: { $0.value != nil && $0.value == $1.value },
        action: action
      )
    )
  }

  /// Reports the transaction that entitles the customer to a product, at first and after each
  /// change, while the view exists: StoreKit's `currentEntitlementTask(for:priority:action:)`.
  /// Consumables have no such transaction.
  public func currentEntitlementTask(
    for productID: String,
    priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<VerificationResult<PurchaseFlow.Transaction>?>
      ) async -> Void
  ) -> some View {
    modifier(
      StoreTask(
        id: productID,
        priority: priority,
        loading: .loading,
        read: { .success($0.entitlements(to: $1).last?.verificationResult) },
        isSame: { $0.transaction == $1.transaction },
        action: action
      )
    )
  }

  /// Loads a product and reports the state of loading while the view exists: StoreKit's
  /// `storeProductTask(for:priority:action:)`.
  public func storeProductTask(
    for id: Product.ID,
    priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    modifier(
      StoreTask(
        id: id,
        priority: priority,
        loading: .loading,
        read: { $0.loading($1) },
        isSame: { $0.isSame(as: $1) },
        action: action
      )
    )
  }

  /// Loads products and reports the state of loading while the view exists: StoreKit's
  /// `storeProductsTask(for:priority:action:)`.
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable,
    priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    modifier(
      StoreTask(
        id: Array(ids),
        priority: priority,
        loading: .loading,
        read: { $0.loading($1) },
        isSame: { $0.isSame(as: $1) },
        action: action
      )
    )
  }
}

/// Reports a state of the store, at first and after each change.
private struct StoreTask<ID: Equatable & Sendable, State: Sendable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  let loading: State
  let read: @MainActor (StoreSession, ID) -> State
  let isSame: @MainActor (State, State) -> Bool
  let action: @MainActor (State) async -> Void
  @Environment(\.storeSession) private var session

  nonisolated init(
    id: ID,
    priority: TaskPriority,
    loading: State,
    read: @escaping @MainActor (StoreSession, ID) -> State,
    isSame: @escaping @MainActor (State, State) -> Bool,
    action: @escaping @MainActor (State) async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.loading = loading
    self.read = read
    self.isSame = isSame
    self.action = action
  }

  func body(content: Content) -> some View {
    let (session, id, loading, read, isSame, action) = (session, id, loading, read, isSame, action)
    // The task starts immediately, so that the first frame shows the state of the store.
    content.immediateTask(id: id, priority: priority) { @MainActor in
      await action(loading)
      let first = read(session, id)
      // The stream opens before the action runs, so that no change is lost while the action runs.
      let changes = session.values(of: { read($0, id) }, until: isSame, after: first)
      await action(first)
      for await state in changes { await action(state) }
    }
  }
}

extension StoreSession {
  fileprivate func statusState(
    inGroup id: String
  ) -> EntitlementTaskState<[Product.SubscriptionInfo.Status]> {
    do { return .success(try statuses(inGroup: id)) } catch { return .failure(error) }
  }
}

extension Product.TaskState {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.loading, .loading), (.unavailable, .unavailable): true
    case (.success(let product), .success(let other)): product == other
    default: false
    }
  }
}

extension Product.CollectionTaskState {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.loading, .loading): true
    case (.success(let products, let missing), .success(let others, let otherMissing)):
      products == others && missing == otherMissing
    default: false
    }
  }
}
