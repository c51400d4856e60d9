import Foundation
import PurchaseFlow

/// Signs the values that client code receives, in the same way as Xcode. It generates the keys at
/// first use and never saves them.
struct StoreSigning: Sendable {
  /// The signing of this program, created at first use.
  static let program = StoreSigning()

  /// This program, described as the app of the purchases.
  let app: SignedApp
  private let signer: EventSigner?

  private init() {
    app = SignedApp(bundleID: Bundle.main.bundleIdentifier ?? SignedApp().bundleID)
    signer = (try? SigningKeys()).map { [app] in EventSigner(keys: $0, app: app) }
  }

  /// Returns a JWS; an empty string if the system cannot generate keys.
  func form(_ sign: (EventSigner) throws -> String) -> String {
    signer.flatMap { try? sign($0) } ?? ""
  }
}

extension SignedPayload {
  /// The JSON of the payload; empty if encoding fails, which never happens for valid payloads.
  var jsonOrNothing: Data { (try? json()) ?? Data() }

  /// The hash that binds the payload to the device.
  var deviceVerificationData: Data {
    deviceVerification.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// The nonce in ``deviceVerificationData``.
  var deviceVerificationUUID: UUID {
    deviceVerificationNonce.flatMap { UUID(uuidString: $0) }
      ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
