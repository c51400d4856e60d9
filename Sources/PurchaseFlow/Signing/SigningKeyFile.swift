import ExternalInput
import Foundation

/// The file that keeps the keys of a store of history: only its owner can read it.
public struct SigningKeyFile: Hashable, Sendable {
  /// Where it lies.
  public let path: String

  /// Names a file.
  public init(path: String) { self.path = path }

  /// The keys of the file. Where there is none they are made, once: of two programs that
  /// make them at one time both get the same.
  ///
  /// A file that others could read becomes its owner's alone again. One that cannot be
  /// used is left as it is.
  public func keys() throws(SigningKeyError) -> SigningKeys {
    if let keys = try readKeys() { return keys }
    do {
      let content = try SigningKeys().fileContent
      try NewFile(path: path).publish(content)
    } catch {
      throw SigningKeyError(path: path, problem: .cannotWrite("\(error)"))
    }
    guard let keys = try readKeys() else {
      throw SigningKeyError(path: path, problem: .cannotRead("it was removed"))
    }
    return keys
  }

  /// Reads the keys; `nil` where there is no file.
  private func readKeys() throws(SigningKeyError) -> SigningKeys? {
    do {
      let content = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
      guard chmod(path, 0o600) == 0 else { throw FileFailure(doing: "protect", path) }
      return try SigningKeys(fileContent: Data(content))
    } catch RegularFile.Problem.system(ENOENT) {
      return nil
    } catch RegularFile.Problem.tooLarge {
      throw SigningKeyError(path: path, problem: .damaged)
    } catch let problem as SigningKeyProblem {
      throw SigningKeyError(path: path, problem: problem)
    } catch {
      throw SigningKeyError(path: path, problem: .cannotRead("\(error)"))
    }
  }

  /// The most bytes that are read: 1 MiB. Keys and certificates take about 4 KB.
  private static let sizeLimit = 1 << 20
}

/// What is wrong with a file of keys.
public enum SigningKeyProblem: Error, Hashable, Sendable {
  /// It cannot be read, and why.
  case cannotRead(String)
  /// It cannot be written, and why.
  case cannotWrite(String)
  /// It does not hold keys and their certificates.
  case damaged
  /// A later version of this program wrote it, in this version of the form.
  case newer(Int)
}

/// A file of keys that cannot be used.
public struct SigningKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let problem: SigningKeyProblem

  /// What is wrong and what to do.
  public var description: String {
    switch problem {
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
