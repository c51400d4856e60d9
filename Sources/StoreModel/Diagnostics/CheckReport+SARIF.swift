import ExternalInput
import Foundation

extension CheckReport {
  /// The report in SARIF 2.1.0, for code scanning: one run, with a result for each diagnostic.
  ///
  /// Paths below the current folder are relative to it (`%SRCROOT%`); other paths are `file:` URLs.
  /// Columns count characters.
  ///
  /// - Parameters:
  ///   - version: The program's version.
  ///   - rules: The review rules that diagnostics refer to. The rules for reading a file are added
  ///     automatically.
  public func sarif(version: String, rules: [CheckRule]) -> String {
    let all = CheckRule.reading + rules
    let places = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let results = files.flatMap { file in
      file.diagnostics.map { $0.sarif(in: file.path, ruleIndex: places) }
    }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "columnKind": "unicodeCodePoints",
            "tool": {
              "driver": {
                "name": "storeterm",
                "semanticVersion": \(JSONText.string(version)),
                "rules": \(Self.list(all.map(\.sarif), depth: 5))
              }
            },
            "results": \(Self.list(results, depth: 3))
          }
        ]
      }

      """
  }

  private static func list(_ items: [String], depth: Int) -> String {
    guard !items.isEmpty else { return "[]" }
    let indent = String(repeating: "  ", count: depth)
    let lines = items.map { indent + "  " + $0 }
    return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
  }
}

extension CheckRule {
  fileprivate var sarif: String {
    let members = [
      "\"id\": " + JSONText.string(id),
      "\"shortDescription\": {\"text\": \(JSONText.string(summary))}",
      "\"help\": {\"text\": \(JSONText.string(help))}",
      "\"helpUri\": " + JSONText.string(helpURI),
    ]
    return "{" + members.joined(separator: ", ") + "}"
  }
}

extension Diagnostic {
  fileprivate func sarif(in path: String, ruleIndex: [String: Int]) -> String {
    let rule = CheckRule.id(of: self)
    let index = ruleIndex[rule].map { ["\"ruleIndex\": \($0)"] } ?? []
    let logical = keyPath.map { path in
      ["\"logicalLocations\": [{\"fullyQualifiedName\": \(JSONText.string(path))}]"]
    }
    let location = ["\"physicalLocation\": {" + physical(in: path) + "}"] + (logical ?? [])
    let members =
      ["\"ruleId\": " + JSONText.string(rule)] + index + [
        "\"level\": " + JSONText.string(severity.rawValue),
        "\"message\": {\"text\": \(JSONText.string(message))}",
        "\"locations\": [{" + location.joined(separator: ", ") + "}]",
      ]
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func physical(in path: String) -> String {
    let artifact = "\"artifactLocation\": {" + Self.artifact(path) + "}"
    guard let position else { return artifact }
    let region = "{\"startLine\": \(position.line), \"startColumn\": \(position.column)}"
    return artifact + ", \"region\": " + region
  }

  /// Returns the SARIF location of a file: relative to the current folder if the file is below it,
  /// otherwise a `file:` URL.
  private static func artifact(_ path: String) -> String {
    let folder = parts(of: FileManager.default.currentDirectoryPath)
    // After a symbolic link, `..` cannot be resolved from the text of the path.
    let leadsBack = path.split(separator: "/").contains("..")
    let path = PrivateKeyText.path(leadsBack ? resolved(path) : path)
    let isWhole = path.hasPrefix("/")
    let file = parts(of: path, from: isWhole ? [] : folder)
    guard file.starts(with: folder) else {
      let whole = file.map { "/" + $0 }.joined()
      return "\"uri\": " + JSONText.string("file://" + encoded(whole.isEmpty ? "/" : whole))
    }
    let name = file.dropFirst(folder.count).joined(separator: "/")
    let uri = JSONText.string(encoded(name.isEmpty ? "." : name))
    return "\"uri\": \(uri), \"uriBaseId\": \"%SRCROOT%\""
  }

  /// Returns the path with symbolic links resolved; the path itself if the file does not exist.
  private static func resolved(_ path: String) -> String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Returns the components of a path without `.` and `..`, appended to `folder`.
  private static func parts(of path: String, from folder: [String] = []) -> [String] {
    path.split(separator: "/").reduce(into: folder) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
  }

  /// Returns a path with percent-encoding for a URL.
  private static func encoded(_ path: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ":")
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}
