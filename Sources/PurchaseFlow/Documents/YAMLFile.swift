import Foundation
import StoreModel
import Yams

/// A file that is to be YAML.
struct YAMLFile {
  let path: String
  /// What to do where the path leads to something else than a text file.
  let adviceWhenNoText: String

  init(path: String, whenNoText advice: String) {
    self.path = path
    adviceWhenNoText = advice
  }

  /// The most bytes of a file: 4 MiB. Ours.
  private static let sizeLimit = 4 * 1_024 * 1_024

  /// What editors on Windows put before the text, and is no part of it.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// What stands in it; `nil` where nothing does.
  func document() throws(YAMLFileError) -> Node? {
    let yaml = try text()
    do {
      return try compose(yaml: yaml)
    } catch {
      throw problem(error, in: yaml)
    }
  }

  /// The error of the whole file, or of a place in it.
  func error(_ message: String, at place: YAMLPlace? = nil) -> YAMLFileError {
    YAMLFileError(
      file: path,
      line: place?.line,
      column: place?.column,
      keyPath: "",
      message: message
    )
  }

  private func text() throws(YAMLFileError) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw error("There is no such file. Check the path.")
    }
    guard !isDirectory.boolValue, let size = fileSize(), size <= Self.sizeLimit else {
      throw error("This is no text file of at most 4 MiB. \(adviceWhenNoText)")
    }
    guard var data = FileManager.default.contents(atPath: path) else {
      throw error("The file cannot be read. Check its permissions.")
    }
    if data.starts(with: Self.byteOrderMark) {
      data = data.dropFirst(Self.byteOrderMark.count)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      let place = YAMLPlace(after: Self.validText(of: data))
      throw error("The file is not UTF-8 text from here on. Save it as such.", at: place)
    }
    return text
  }

  private func fileSize() -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return (attributes?[.size] as? NSNumber)?.intValue
  }

  private var resolved: String { realPath(of: path) }

  /// The text before the first byte that is not UTF-8.
  private static func validText(of data: Data) -> String {
    var (decoder, bytes, text) = (UTF8(), data.makeIterator(), "")
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  // MARK: What is not YAML

  private func problem(_ error: any Error, in yaml: String) -> YAMLFileError {
    if case YamlError.composer(_, "but found another document", let mark, _) = error {
      return self.error(
        "A second document begins here. Keep one in this file, and move the other to its own.",
        at: YAMLPlace(mark)
      )
    }
    let (place, text): (YAMLPlace?, String) =
      switch error {
      case YamlError.scanner(_, let problem, let mark, _),
        YamlError.parser(_, let problem, let mark, _),
        YamlError.composer(_, let problem, let mark, _):
        (YAMLPlace(mark), problem)
      case YamlError.duplicatedKeysInMapping(let keys, let context):
        (
          YAMLPlace(context.mark),
          "the key \(keys.sorted().joined(separator: ", ")) stands there twice"
        )
      case YamlError.reader(let problem, _, let value, _):
        Self.unreadable(value, in: yaml) ?? (nil, problem)
      default: (nil, "the text cannot be read")
      }
    return self.error("This is not YAML: \(text). Correct it there.", at: place)
  }

  /// The problem of a character that YAML does not allow anywhere; `nil` where the number is
  /// that of none.
  private static func unreadable(_ value: Int32, in yaml: String) -> (YAMLPlace?, String)? {
    let scalars = yaml.unicodeScalars
    guard let number = UInt32(exactly: value),
      let index = scalars.firstIndex(where: { $0.value == number })
    else { return nil }
    let digits = String(number, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (YAMLPlace(after: yaml[..<index]), "the character U+\(code) is not allowed")
  }
}
