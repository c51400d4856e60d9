import Foundation
import Testing

/// Apple's `app-store-server-library` in a Python virtual environment. The user's cache folder
/// contains the environment between runs.
enum AppleLibrary {
  static let version = "3.1.2"
  /// Whether tests fail, instead of being skipped, if the library cannot be installed.
  static let isRequired =
    ProcessInfo.processInfo.environment["STORETERM_REQUIRE_APPLE_LIBRARY"] == "1"

  /// The path of the Python interpreter with the library.
  static let python = Result { try install() }

  /// Skips the test if the library cannot be installed; fails if the library is required.
  static func require() throws {
    do {
      _ = try python.get()
    } catch {
      let problem = "app-store-server-library \(version) is not installed: \(error)"
      guard isRequired else { try Test.cancel(Comment(rawValue: problem)) }
      throw Failure(
        description: problem + ". STORETERM_REQUIRE_APPLE_LIBRARY=1 requires it. "
          + "Install Python 3 with venv, and let pip reach its package index."
      )
    }
  }

  /// A signed text to verify.
  struct Question: Codable {
    var kind: String
    var text: String
    var environment = "Sandbox"
    var bundle = "com.example.storeterm"
  }

  /// The result: the name of the error, or the fields that were read.
  struct Answer: Codable, Equatable {
    var status: String
    var product: String?
    var price: Int?
    var type: String?
    /// The keys and values that the library's models do not know, such as `offerType 5`.
    var unknown: [String]?
  }

  /// The results of the library for some texts.
  static func verify(_ questions: [Question], root: Data) throws -> [Answer] {
    struct Sheet: Codable {
      var root: Data
      var questions: [Question]
    }
    let input = try JSONEncoder().encode(Sheet(root: root, questions: questions))
    let output = try run(python.get(), ["-c", script], input: input)
    return try JSONDecoder().decode([Answer].self, from: output)
  }

  private static let script = """
    import base64, json, sys
    from appstoreserverlibrary.models.Environment import Environment
    from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException

    sheet = json.load(sys.stdin)
    root = base64.b64decode(sheet["root"])

    def decoded(text):
        body = text.split(".")[1]
        return json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))

    def unknown(model, written):
        found = []
        for key, value in written.items():
            if not hasattr(model, key):
                found.append(key)
                continue
            read = getattr(model, key)
            if isinstance(value, dict):
                found += unknown(read, value)
            elif read is None:
                found.append(f"{key} {value}")
        return found

    def answer(question):
        verifier = SignedDataVerifier(
            [root], False, Environment(question["environment"]), question["bundle"], 1
        )
        calls = {
            "transaction": verifier.verify_and_decode_signed_transaction,
            "renewal": verifier.verify_and_decode_renewal_info,
            "app": verifier.verify_and_decode_app_transaction,
            "notification": verifier.verify_and_decode_notification,
        }
        try:
            payload = calls[question["kind"]](question["text"])
        except VerificationException as problem:
            return {"status": problem.status.name}
        return {
            "status": "OK",
            "product": getattr(payload, "productId", None),
            "price": getattr(payload, "price", None),
            "type": getattr(payload, "rawNotificationType", None),
            "unknown": unknown(payload, decoded(question["text"])) or None,
        }

    json.dump([answer(question) for question in sheet["questions"]], sys.stdout)
    """

  private static func install() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache"
    let folder = "\(cache)/storeterm-tests/app-store-server-library-\(version)"
    let python = "\(folder)/bin/python3"
    let check = ["-c", "import appstoreserverlibrary.signed_data_verifier"]
    if FileManager.default.isExecutableFile(atPath: python), (try? run(python, check)) != nil {
      return python
    }
    _ = try run("/usr/bin/env", ["python3", "-m", "venv", "--clear", folder])
    let package = "app-store-server-library==\(version)"
    _ = try run(
      python,
      ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--retries=1", package]
    )
    _ = try run(python, check)
    return python
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @discardableResult
  private static func run(
    _ program: String,
    _ arguments: [String],
    input: Data = Data()
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (stdin, stdout)
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: input)
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let complaint = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: complaint, as: UTF8.self).split(separator: "\n").last ?? ""
      throw Failure(description: "\(program) \(arguments.prefix(3)): \(text)")
    }
    return output
  }
}
