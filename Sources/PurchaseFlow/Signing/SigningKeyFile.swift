import ExternalInput
import Foundation

/// The file with the signing keys of a history, readable only by its owner.
///
/// ```swift
/// import PurchaseFlow
///
/// func signer(withKeysIn path: String) throws -> EventSigner {
///   EventSigner(keys: try SigningKeyFile(path: path).keys(), app: SignedApp())
/// }
/// ```
public struct SigningKeyFile: Hashable, Sendable {
  /// The path of the file, normally beside the journal.
  public let path: String

  /// Creates a reference to a file, without accessing it.
  public init(path: String) { self.path = path }

  /// Returns the keys in the file, and creates them if the file is missing. If two programs create
  /// the file at the same time, both get the same keys.
  ///
  /// If other users can read the file, changes its permissions so that only the owner can. Never
  /// changes the content of an unusable file.
  public func keys() throws(SigningKeyError) -> SigningKeys {
    if let keys = try readKeys() { return keys }
    do {
      let content = try SigningKeys().fileContent
      try NewFile(path: path).publish(content)
    } catch {
      throw SigningKeyError(path: path, reason: .cannotWrite("\(error)"))
    }
    guard let keys = try readKeys() else {
      throw SigningKeyError(path: path, reason: .cannotRead("it was removed"))
    }
    return keys
  }

  /// Reads the keys; `nil` if the file does not exist.
  private func readKeys() throws(SigningKeyError) -> SigningKeys? {
    do {
      let content = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
      guard chmod(path, 0o600) == 0 else { throw FileFailure(doing: "protect", path) }
      return try SigningKeys(fileContent: Data(content))
    } catch RegularFile.ReadingError.system(ENOENT) {
      return nil
    } catch RegularFile.ReadingError.tooLarge {
      throw SigningKeyError(path: path, reason: .damaged)
    } catch let reason as SigningKeyErrorReason {
      throw SigningKeyError(path: path, reason: reason)
    } catch {
      throw SigningKeyError(path: path, reason: .cannotRead("\(error)"))
    }
  }

  /// The maximum file size in bytes: 1 MiB. Keys and certificates need about 4 KB.
  private static let sizeLimit = 1 << 20
}

/// The reason why a key file cannot be used.
public enum SigningKeyErrorReason: Error, Hashable, Sendable {
  /// The file cannot be read, for the given reason.
  case cannotRead(String)
  /// The file cannot be written, for the given reason.
  case cannotWrite(String)
  /// The file does not contain keys with their certificates.
  case damaged
  /// A later version of this program wrote the file, in the given format version.
  case newer(Int)
}

/// An error about a file of signing keys.
///
/// ```swift
/// import PurchaseFlow
///
/// func reason(ofErrorWithKeysIn path: String) -> SigningKeyErrorReason? {
///   do { _ = try SigningKeyFile(path: path).keys() } catch { return error.reason }
///   return nil
/// }
/// ```
public struct SigningKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The reason why the file cannot be used.
  public let reason: SigningKeyErrorReason

  /// The reason and the next step.
  public var description: String {
    switch reason {
    case .cannotRead(let why):
      "The signing keys in \(path) cannot be read: \(why). Grant yourself read permission, "
        + "or move the file away to create new keys."
    case .cannotWrite(let why):
      "Signing keys cannot be written to \(path): \(why). Choose a writable folder."
    case .damaged:
      "\(path) contains no signing keys. It is unchanged. Move it away to create new keys."
    case .newer(let version):
      "\(path) was written by a newer storeterm (format \(version)). Use that version, or move it away."
    }
  }
}
