import Foundation
import Yams

extension YAMLNode {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - advice: What to write into one that is empty.
  package init(file: String, whenEmpty advice: String) throws(YAMLFileError) {
    let place = YAMLFile(path: file)
    guard let document = try place.document() else {
      throw place.wholeFile("The file is empty. \(advice)")
    }
    self.init(document, file: file)
  }

  /// Reads a file; `nil` where there is nothing in it but comments.
  package init?(fileWithAnything file: String) throws(YAMLFileError) {
    guard let document = try YAMLFile(path: file).document() else { return nil }
    self.init(document, file: file)
    if isNull { return nil }
  }
}

/// A file that is to be YAML.
private struct YAMLFile {
  let path: String

  /// The most bytes of a file: 4 MiB. Ours.
  private static let sizeLimit = 4 * 1_024 * 1_024

  /// What stands in it; `nil` where nothing does.
  func document() throws(YAMLFileError) -> Node? {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw wholeFile("There is no such file. Check the path.")
    }
    guard !isDirectory.boolValue, let size = fileSize(), size <= Self.sizeLimit else {
      throw wholeFile("This is no text file of at most 4 MiB. Name another one.")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw wholeFile("The file cannot be read. Check its permissions.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw wholeFile("The file is not UTF-8 text. Save it as such.")
    }
    do {
      // Editors on Windows put a mark before the text that is no part of it.
      let yaml = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
      return try compose(yaml: yaml)
    } catch {
      throw problem(error)
    }
  }

  private func fileSize() -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return (attributes?[.size] as? NSNumber)?.intValue
  }

  private var resolved: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  func wholeFile(_ message: String) -> YAMLFileError {
    YAMLFileError(file: path, line: nil, column: nil, keyPath: "", message: message)
  }

  private func problem(_ error: any Error) -> YAMLFileError {
    let (mark, text): (Mark?, String) =
      switch error {
      case YamlError.scanner(_, let problem, let mark, _),
        YamlError.parser(_, let problem, let mark, _),
        YamlError.composer(_, let problem, let mark, _):
        (mark, problem)
      case YamlError.duplicatedKeysInMapping(let keys, let context):
        (context.mark, "the key \(keys.sorted().joined(separator: ", ")) stands there twice")
      case YamlError.reader(let problem, _, _, _): (nil, problem)
      default: (nil, "the text cannot be read")
      }
    return YAMLFileError(
      file: path,
      line: mark?.line,
      column: mark?.column,
      keyPath: "",
      message: "This is not YAML: \(text). Correct it there."
    )
  }
}
