import PurchaseFlow
import StoreModel

/// How far asking for what a customer has is: StoreKit's `EntitlementTaskState`.
public enum EntitlementTaskState<Value> {
  /// The answer has not come yet.
  case loading
  /// Asking failed.
  case failure(any Error)
  /// The answer.
  case success(Value)

  /// The answer, where it has come.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// The same state with another value made of the answer.
  public func map<NewValue>(
    _ transform: (Value) throws -> NewValue
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// The same state with another value made of the answer.
  nonisolated(nonsending) public func map<NewValue>(
    _ transform: nonisolated(nonsending) (Value) async throws -> NewValue
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// The state that is made of the answer.
  public func flatMap<NewValue>(
    _ transform: (Value) throws -> EntitlementTaskState<NewValue>
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }

  /// The state that is made of the answer.
  nonisolated(nonsending) public func flatMap<NewValue>(
    _ transform: nonisolated(nonsending) (Value) async throws -> EntitlementTaskState<NewValue>
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The transaction that gives the right, verified or not.
  public var transaction: VerificationResult<Transaction>? { value.flatMap { $0 } }
}
