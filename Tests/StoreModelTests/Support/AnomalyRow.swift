import StoreModel
import Testing

/// A row of a table of unusual files: a document, its expected findings, and a check of the values
/// read from it.
struct AnomalyRow: Sendable, CustomTestStringConvertible {
  let name: String
  /// The document, with the mark `‸` before the place of the first finding.
  let marked: String
  /// Severity and key path of each finding, in the order of the file.
  let findings: [String]
  let holds: @Sendable (StoreConfiguration) -> Bool

  init(
    _ name: String,
    _ document: SampleObject,
    _ findings: [String] = [],
    holds: @escaping @Sendable (StoreConfiguration) -> Bool
  ) {
    self.name = name
    marked = document.text
    self.findings = findings
    self.holds = holds
  }

  var testDescription: String { name }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = marked.replacing("‸", with: "")
    let configuration = try StoreConfiguration(bytes: Array(text.utf8))
    let found = configuration.diagnostics.map { "\($0.severity) \($0.keyPath ?? "-")" }
    #expect(found == findings, "\(configuration.diagnostics)", sourceLocation: sourceLocation)
    if let place = markedPosition {
      #expect(configuration.diagnostics.first?.position == place, sourceLocation: sourceLocation)
    }
    #expect(holds(configuration), "\(configuration)", sourceLocation: sourceLocation)
  }

  private var markedPosition: SourcePosition? {
    guard let mark = marked.firstIndex(of: "‸") else { return nil }
    let lines = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    return SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}
