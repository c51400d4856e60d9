import Foundation
import PurchaseFlow
import TestSupport

/// Keys shared by all signing tests, because generating them is slow.
let sharedKeys = Result { try SigningKeys() }

extension SignedApp {
  static let sandbox = SignedApp(environment: .sandbox)
  static let xcode = SignedApp(environment: .xcode)
}

extension EventSigner {
  init(_ app: SignedApp) throws { self.init(keys: try sharedKeys.get(), app: app) }
}

/// A temporary folder, removed with this object.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("storeterm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

/// The payload of a signed text, without verification.
func payload(of text: String) -> String {
  JWS(text).map { String(decoding: $0.payloadData, as: UTF8.self) } ?? "no JWS: \(text)"
}
