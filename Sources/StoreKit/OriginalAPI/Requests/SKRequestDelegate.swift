import Foundation

/// An object that learns whether a request succeeded: `SKRequestDelegate` of StoreKit's original
/// API. All methods are called on the main thread.
///
/// ```swift
/// import StoreKit
///
/// final class ReceiptLog: NSObject, SKRequestDelegate {
///   func requestDidFinish(_ request: SKRequest) { print("refreshed") }
///   func request(_ request: SKRequest, didFailWithError error: any Error) { print(error) }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "No longer supported")
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called at the end of a request that succeeded.
  func requestDidFinish(_ request: SKRequest)
  /// Called at the end of a request that failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

// In Apple's protocol, both methods are optional.
extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
