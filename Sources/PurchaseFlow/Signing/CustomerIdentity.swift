import Cryptography
import Foundation

/// The identity of a simulated customer.
///
/// In the App Store's signing format, the identifiers of transactions and the UUIDs of
/// notifications derive from the identity. Two customers therefore almost never share an
/// identifier, and equal identities yield equal identifiers. Xcode's signing format ignores the
/// identity.
///
/// ```swift
/// import PurchaseFlow
///
/// let customer = CustomerIdentity("ada")
/// let app = SignedApp(environment: .sandbox, customer: customer)
/// let number = app.transactionID(0)  // 16 digits, the first of which is 2
/// ```
public struct CustomerIdentity: Hashable, Sendable {
  /// The name from which identifiers derive.
  public let name: String

  /// Creates the identity with a name. `storeterm simulate --customer` sets the name.
  public init(_ name: String) { self.name = name }

  /// Creates the identity of the customer that files describe: equal contents yield equal
  /// identities.
  init(ofContents contents: [[UInt8]]) {
    var hash = SHA256()
    for bytes in contents {
      // The length separates the contents, so that no other division has the same hash.
      withUnsafeBytes(of: UInt64(bytes.count).bigEndian) { hash.update($0) }
      hash.update(Data(bytes))
    }
    self.init(Data(hash.finalize()).base64URLText)
  }
}
