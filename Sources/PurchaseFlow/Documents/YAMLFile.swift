import ExternalInput
import Foundation
import StoreModel

/// A path at which a YAML file is expected.
struct YAMLFile {
  let path: String
  /// The next step in the error message if there is no text file at the path.
  let adviceWhenNoText: String

  init(path: String, whenNoText advice: String) {
    self.path = path
    adviceWhenNoText = advice
  }

  /// The maximum file size in bytes: 1 MiB. A long handwritten scenario has a few kilobytes.
  static let sizeLimit = 1_024 * 1_024

  /// The UTF-8 byte order mark that editors on Windows write before the text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the value of the document; `nil` if the file has only comments.
  func document() throws(YAMLFileError) -> YAMLValue? { try document(in: bytes()) }

  /// Returns the value of the document in the file's bytes; `nil` if there are only comments.
  func document(in bytes: [UInt8]) throws(YAMLFileError) -> YAMLValue? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = YAMLPlace(after: Self.validText(of: bytes))
      throw error("The file is not valid UTF-8 from here on. Save it as UTF-8.", at: place)
    }
    do {
      return try bytes.withUnsafeBufferPointer { bytes throws(YAMLDocumentError) in
        try YAMLComposer.value(of: bytes)
      }
    } catch {
      throw self.error(error.message, at: error.place(in: text))
    }
  }

  /// Returns an error about the whole file, or about a place in it.
  func error(_ message: String, at place: YAMLPlace? = nil) -> YAMLFileError {
    YAMLFileError(
      file: path,
      line: place?.line,
      column: place?.column,
      keyPath: "",
      message: message
    )
  }

  /// Returns the bytes of the text without the byte order mark.
  func bytes() throws(YAMLFileError) -> [UInt8] {
    do {
      let bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
      return bytes.starts(with: Self.byteOrderMark)
        ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes
    } catch {
      throw self.error(message(for: error))
    }
  }

  private func message(for problem: RegularFile.ReadingError) -> String {
    switch problem {
    case .isDirectory: "This is a folder, not a text file. \(adviceWhenNoText)"
    case .notRegular: "This is a pipe or a device, not a text file. \(adviceWhenNoText)"
    case .tooLarge(let size, let limit):
      "The file \(ByteCount.limitExceededText(size: size, limit: limit)). \(adviceWhenNoText)"
    case .system(ENOENT), .system(ENOTDIR): "There is no such file. Check the path."
    case .system(EACCES), .system(EPERM): "The file cannot be read. Check its permissions."
    case .system(ELOOP): "The symbolic links form a loop. Name the file itself."
    case .system(let code):
      "The file cannot be read: \(String(cString: strerror(code))). Check the path."
    }
  }

  /// Returns the text before the first byte that is not valid UTF-8.
  private static func validText(of bytes: [UInt8]) -> String {
    var (decoder, rest, text) = (UTF8(), bytes.makeIterator(), "")
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
