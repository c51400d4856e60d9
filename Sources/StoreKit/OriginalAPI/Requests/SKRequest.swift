import Foundation
import SwiftUI

/// A request to the App Store: `SKRequest` of StoreKit's original API. Its subclasses are
/// ``SKProductsRequest`` and ``SKReceiptRefreshRequest``.
///
/// A running request stays alive until it has called its delegate. Apple's system might deallocate
/// it before, so an app should keep a reference to it.
///
/// ```swift
/// import StoreKit
///
/// func begin(_ request: SKRequest, for delegate: any SKRequestDelegate) {
///   request.delegate = delegate
///   request.start()
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "No longer supported")
public class SKRequest: NSObject {
  /// The object that receives the result, on the main thread. The request does not retain it.
  public weak var delegate: (any SKRequestDelegate)?
  private var isRunning = false
  private var startCount = 0

  /// Creates a request.
  public override init() { super.init() }

  /// Sends the request to the store. The delegate receives the result later. A running request is
  /// not sent again.
  public func start() {
    guard !isRunning else { return }
    isRunning = true
    startCount += 1
    let (request, count) = (MainActorValue(self), startCount)
    Task { @MainActor in await request.value.run(count) }
  }

  /// Cancels the request. The delegate is not called.
  public func cancel() { isRunning = false }

  /// Loads what the request asks for.
  @MainActor func load() async throws {}

  /// Passes what was loaded to the delegate.
  @MainActor func passResponse() {}

  @MainActor private func run(_ count: Int) async {
    do {
      try await load()
      guard end(count) else { return }
      passResponse()
      delegate?.requestDidFinish(self)
    } catch {
      guard end(count) else { return }
      delegate?.request(self, didFailWithError: SKError.ofOriginalAPI(for: error))
    }
  }

  /// Ends a run of the request.
  ///
  /// - Returns: Whether the run was not cancelled.
  private func end(_ count: Int) -> Bool {
    guard isRunning, count == startCount else { return false }
    isRunning = false
    return true
  }
}
