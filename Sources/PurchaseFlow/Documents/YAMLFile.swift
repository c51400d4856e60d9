import ExternalInput
import Foundation
import StoreModel

/// A file that is to be YAML.
struct YAMLFile {
  let path: String
  /// What to do where the path leads to something else than a text file.
  let adviceWhenNoText: String

  init(path: String, whenNoText advice: String) {
    self.path = path
    adviceWhenNoText = advice
  }

  /// The most bytes of a file: 1 MiB. The longest scenario that people write has some kilobytes.
  static let sizeLimit = 1_024 * 1_024

  /// What editors on Windows put before the text, and is no part of it.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The value of its document; `nil` where it holds nothing but comments.
  func document() throws(YAMLFileError) -> YAMLValue? {
    let bytes = try bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = YAMLPlace(after: Self.validText(of: bytes))
      throw error("The file is not valid UTF-8 from here on. Save it as UTF-8.", at: place)
    }
    do {
      return try bytes.withUnsafeBufferPointer { bytes throws(YAMLProblem) in
        try YAMLComposer.value(of: bytes)
      }
    } catch {
      throw self.error(error.message, at: error.place(in: text))
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

  /// The bytes of the text, without a mark of their order.
  private func bytes() throws(YAMLFileError) -> [UInt8] {
    do {
      let bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
      return bytes.starts(with: Self.byteOrderMark)
        ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes
    } catch {
      throw self.error(message(for: error))
    }
  }

  private func message(for problem: RegularFile.Problem) -> String {
    switch problem {
    case .isDirectory: "This is a folder, not a text file. \(adviceWhenNoText)"
    case .notRegular: "This is a pipe or a device, not a text file. \(adviceWhenNoText)"
    case .tooLarge(let size, let limit):
      "The file \(ByteCount.excess(size: size, limit: limit)). \(adviceWhenNoText)"
    case .system(ENOENT), .system(ENOTDIR): "There is no such file. Check the path."
    case .system(EACCES), .system(EPERM): "The file cannot be read. Check its permissions."
    case .system(ELOOP): "The symbolic links form a loop. Name the file itself."
    case .system(let code):
      "The file cannot be read: \(String(cString: strerror(code))). Check the path."
    }
  }

  /// The text before the first byte that is not UTF-8.
  private static func validText(of bytes: [UInt8]) -> String {
    var (decoder, rest, text) = (UTF8(), bytes.makeIterator(), "")
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
