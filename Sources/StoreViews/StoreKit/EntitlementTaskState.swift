import PurchaseFlow
import StoreModel

/// The state of loading an entitlement: StoreKit's `EntitlementTaskState`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct PassLabel: View {
///   typealias Entitlement = VerificationResult<StoreKit.Transaction>?
///   @State private var state = EntitlementTaskState<Entitlement>.loading
///
///   var body: some View {
///     Text(state.transaction == nil ? "No pass" : "Pass")
///       .currentEntitlementTask(for: "pass.monthly") { state = $0 }
///   }
/// }
/// ```
public enum EntitlementTaskState<Value> {
  /// The entitlement is still loading.
  case loading
  /// Loading failed with this error.
  case failure(any Error)
  /// The loaded value.
  case success(Value)

  /// The loaded value; `nil` unless the state is `success`.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// Returns the state with the loaded value transformed.
  public func map<NewValue>(
    _ transform: (Value) throws -> NewValue
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// Returns the state with the loaded value transformed.
  nonisolated(nonsending) public func map<NewValue>(
    _ transform: nonisolated(nonsending) (Value) async throws -> NewValue
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// Returns the state that a closure creates from the loaded value.
  public func flatMap<NewValue>(
    _ transform: (Value) throws -> EntitlementTaskState<NewValue>
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }

  /// Returns the state that a closure creates from the loaded value.
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
  /// The transaction that grants the entitlement, verified or not; `nil` without one.
  public var transaction: VerificationResult<Transaction>? { value.flatMap { $0 } }
}
