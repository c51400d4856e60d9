import ExternalInput

extension CheckReport {
  /// The report as JSON, indented by two spaces. The order of keys is fixed:
  ///
  /// {"files": [{"file", "counts", "diagnostics": [{"severity", "line", "column", "message",
  /// "keyPath", "rule"}]}]}
  ///
  /// Only findings of review rules and notes about languages have the member `rule`. Values that do
  /// not exist are `null`. Such values are the line, column and key path of a finding about the
  /// whole file, and the counts of an unusable file.
  public var json: String {
    "{\n  \"files\": " + Self.list(files.map(\.json), indentation: "  ") + "\n}\n"
  }

  fileprivate static func list(_ items: [String], indentation: String) -> String {
    guard !items.isEmpty else { return "[]" }
    let lines = items.map { indentation + "  " + $0 }
    return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
  }
}

extension CheckedFile {
  fileprivate var json: String {
    let inner = "      "
    let findings = CheckReport.list(diagnostics.map(\.json), indentation: inner)
    return """
      {
      \(inner)"file": \(JSONText.string(PrivateKeyText.path(path))),
      \(inner)"counts": \(counts?.json(indentation: inner) ?? "null"),
      \(inner)"diagnostics": \(findings)
          }
      """
  }
}

extension ConfigurationCounts {
  fileprivate func json(indentation: String) -> String {
    let lines = fields.map { field in
      let value: String
      switch field.value {
      case .number(let number): value = String(number)
      case .text(let text): value = JSONText.string(text)
      }
      return "\(indentation)  \(JSONText.string(field.name)): \(value)"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
  }
}

extension Diagnostic {
  fileprivate var json: String {
    let members =
      [
        "\"severity\": \"\(severity.rawValue)\"",
        "\"line\": \(position.map { String($0.line) } ?? "null")",
        "\"column\": \(position.map { String($0.column) } ?? "null")",
        "\"message\": \(JSONText.string(message))",
        "\"keyPath\": \(keyPath.map(JSONText.string) ?? "null")",
      ] + (rule.map { ["\"rule\": \(JSONText.string($0))"] } ?? [])
    return "{" + members.joined(separator: ", ") + "}"
  }
}
