import Foundation
import PurchaseFlow

/// How what is handed to client code is signed: in Xcode's manner, by keys that are made
/// when they are first asked for and thrown away with the program.
struct StoreSigning: Sendable {
  /// The one of the program.
  static let program = StoreSigning()

  /// The program, as an app that purchases are made in.
  let app: SignedApp
  private let signer: EventSigner?

  private init() {
    app = SignedApp(bundleID: Bundle.main.bundleIdentifier ?? SignedApp().bundleID)
    signer = (try? SigningKeys()).map { [app] in EventSigner(keys: $0, app: app) }
  }

  /// A signed form; empty where the system could not make keys.
  func form(_ sign: (EventSigner) throws -> String) -> String {
    signer.flatMap { try? sign($0) } ?? ""
  }
}

extension SignedPayload {
  /// The JSON that is signed; empty where it cannot be written, which does not happen.
  var jsonOrNothing: Data { (try? json()) ?? Data() }

  /// What binds it to the device.
  var deviceVerificationData: Data {
    deviceVerification.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// The nonce behind that.
  var deviceVerificationUUID: UUID {
    deviceVerificationNonce.flatMap { UUID(uuidString: $0) }
      ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
