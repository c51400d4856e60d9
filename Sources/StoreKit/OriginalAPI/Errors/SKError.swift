import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of StoreKit's original API.
public let SKErrorDomain = "SKErrorDomain"

/// An error of StoreKit's original API: `SKError`.
///
/// ```swift
/// import StoreKit
///
/// func message(for transaction: SKPaymentTransaction) -> String? {
///   switch (transaction.error as? SKError)?.code {
///   case .paymentCancelled?: nil
///   case .storeProductNotAvailable?: "Not available in your country"
///   default: transaction.error?.localizedDescription
///   }
/// }
/// ```
public struct SKError: CustomNSError, LocalizedError, Hashable, Sendable {
  private let error: NSError

  /// Creates an error.
  ///
  /// - Parameter userInfo: More data. The value of `NSLocalizedDescriptionKey` is the description.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    error = NSError(domain: SKErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The name under which `NSError` lists errors of this type: ``SKErrorDomain``.
  public static var errorDomain: String { SKErrorDomain }

  /// The reason for the error.
  public var code: Code { Code(rawValue: error.code) ?? .unknown }
  /// The raw value of ``code``.
  public var errorCode: Int { error.code }
  /// The data that the creator of the error added.
  public var userInfo: [String: Any] { error.userInfo }
  /// ``userInfo`` with the description, for `NSError`.
  public var errorUserInfo: [String: Any] {
    userInfo.merging([NSLocalizedDescriptionKey: code.text]) { own, _ in own }
  }
  /// The description among the data, else a description in the language of the environment. Apple
  /// does not document the text.
  public var errorDescription: String? {
    userInfo[NSLocalizedDescriptionKey] as? String ?? code.text
  }
}
