import ExternalInput

/// The text of a configuration as valid UTF-8.
struct ConfigurationSource {
  let bytes: [UInt8]
  let path: String
  /// The offset of the text in bytes. If there is a byte order mark, the text starts after it.
  let start: Int

  /// Checks that bytes are text. For another kind of file, throws an error that names the kind.
  init(bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.bytes = bytes
    self.path = path
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let reason = Self.recognize(bytes[start...]) {
      throw ConfigurationError(path: path, reason: reason)
    }
    if let offset = UTF8Check.firstInvalidOffset(in: bytes, from: start) {
      throw error(.notUTF8, at: offset)
    }
  }

  /// Parses the text, which must be a JSON object.
  func parse() throws(ConfigurationError) -> JSONObject {
    let root = try parseRoot()
    guard case .object(let object) = root.value else {
      throw error(.notAnObject(found: root.value.kindInWords), at: root.offset)
    }
    return object
  }

  /// Parses the text, which must be a JSON object, into tokens that are spelled as in the file.
  func parseLossless() throws(ConfigurationError) -> LosslessJSON {
    _ = try parse()
    do {
      return try LosslessJSON(bytes, from: start)
    } catch {
      throw self.error(error)
    }
  }

  private func parseRoot() throws(ConfigurationError) -> JSONNode {
    var parser = JSONParser(bytes, from: start)
    do {
      return try parser.parse()
    } catch {
      throw self.error(error)
    }
  }

  private func error(_ problem: JSONSyntaxError) -> ConfigurationError {
    if !beginsAsJSON, ![.comment, .conflictMarker].contains(problem.kind) {
      return error(.notAConfiguration, at: start)
    }
    let reason = ConfigurationError.Reason.notJSON(
      problem: problem.kind.message,
      nextStep: problem.kind.nextStep
    )
    return error(reason, at: problem.offset)
  }

  /// Whether the text begins like a JSON object or list. If not, the file is of another kind.
  private var beginsAsJSON: Bool {
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private func error(_ reason: ConfigurationError.Reason, at offset: Int) -> ConfigurationError {
    var locator = LineLocator(bytes, from: start)
    return ConfigurationError(path: path, reason: reason, position: locator.position(at: offset))
  }

  /// Returns the kind of a file that is not JSON; `nil` if it may be JSON.
  private static func recognize(_ bytes: ArraySlice<UInt8>) -> ConfigurationError.Reason? {
    let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if text.isEmpty { return .empty }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .wideEncoding(name: "UTF-32")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return .wideEncoding(name: "UTF-16")
    }
    if bytes.prefix(2).contains(0) { return .wideEncoding(name: "UTF-16") }
    if bytes.starts(with: "bplist".utf8) { return .binaryPropertyList }
    if bytes.starts(with: "book".utf8), bytes.dropFirst(8).starts(with: "mark".utf8) {
      return .macOSAlias
    }
    if text.starts(with: "version https://git-lfs".utf8) { return .gitLFSPointer }
    if ["<?xml", "<!DOCTYPE plist", "<plist"].contains(where: { text.starts(with: $0.utf8) }) {
      return .xmlPropertyList
    }
    return nil
  }
}
