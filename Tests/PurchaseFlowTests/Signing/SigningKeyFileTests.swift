import Foundation
import PurchaseFlow
import Testing

@Suite("The file of signing keys")
struct SigningKeyFileTests {
  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test("keys are created once, and only their owner can read them")
  func madeOnce() throws {
    let folder = try ScratchFolder()
    let file = SigningKeyFile(path: folder.path("keys.json"))
    let first = try file.keys()
    #expect(try mode(file.path) == 0o600)
    #expect(chmod(file.path, 0o644) == 0)
    let second = try file.keys()
    for shape in SignedShape.allCases {
      #expect(first.rootCertificate(for: shape) == second.rootCertificate(for: shape))
    }
    #expect(try mode(file.path) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
  }

  @Test("several tasks that create keys at the same time get the same keys")
  func atOnce() async throws {
    let folder = try ScratchFolder()
    let path = folder.path("keys.json")
    let roots = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask { try SigningKeyFile(path: path).keys().rootCertificate(for: .appStore) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(roots.count == 1)
  }

  @Test("a signature is verified after the key file is read again")
  func readAgain() throws {
    let folder = try ScratchFolder()
    let file = SigningKeyFile(path: folder.path("keys.json"))
    let app = AppTransactionPayload(.sandbox, installedAt: start, signedAt: start)
    let text = try EventSigner(keys: file.keys(), app: .sandbox).sign(app)
    let again = try EventSigner(keys: file.keys(), app: .sandbox)
    #expect(try again.verifier.payload(of: text) == app)
  }

  @Test("descriptions and dumps contain no keys")
  func neverPrinted() throws {
    let folder = try ScratchFolder()
    let file = SigningKeyFile(path: folder.path("keys.json"))
    let keys = try file.keys()
    var text = "\(keys) \(String(reflecting: keys))"
    dump(keys, to: &text)
    dump(EventSigner(keys: keys, app: .sandbox), to: &text)
    let content = try String(contentsOfFile: file.path, encoding: .utf8)
    let secrets = content.matches(of: /"key":"([^"]+)"/).map { String($0.output.1) }
    #expect(secrets.count == 2)
    for secret in secrets { #expect(!text.contains(secret)) }
    #expect(!text.contains("PrivateKey"))
  }

  @Test(
    "an unusable key file is reported with its reason and left unchanged",
    arguments: [
      (#"{"version":2}"#, SigningKeyErrorReason.newer(2)), ("", .damaged), ("{}", .damaged),
      (#"{"version":1}"#, .damaged),
    ]
  )
  func unusable(content: String, problem: SigningKeyErrorReason) throws {
    let folder = try ScratchFolder()
    let file = SigningKeyFile(path: folder.path("keys.json"))
    try Data(content.utf8).write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: SigningKeyError.self) { try file.keys() }
    #expect(error?.reason == problem)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == Data(content.utf8))
  }

  @Test("a missing folder is an error with a next step")
  func noFolder() throws {
    let folder = try ScratchFolder()
    let file = SigningKeyFile(path: folder.path("none/keys.json"))
    let error = #expect(throws: SigningKeyError.self) { try file.keys() }
    #expect(error?.description.contains("Choose a writable folder.") == true)
  }
}
