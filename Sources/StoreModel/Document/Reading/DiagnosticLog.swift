import ExternalInput

/// Collects the diagnostics while a document is read.
final class DiagnosticLog {
  /// The maximum number of findings. Without this limit, a malicious file could fill the memory.
  static let limit = 10_000

  private struct Finding {
    let severity: Diagnostic.Severity
    let message: String
    let keyPath: String
    let offset: Int
  }

  private var findings: [Finding] = []
  private var droppedCount = 0

  /// Adds a finding at an offset in bytes from the start of the file.
  func add(
    _ severity: Diagnostic.Severity,
    _ message: String,
    at path: DocumentPath,
    offset: Int
  ) {
    guard findings.count < Self.limit else {
      droppedCount += 1
      return
    }
    let keyPath = PrintableText.shortened(path.text)
    findings.append(
      Finding(severity: severity, message: message, keyPath: keyPath, offset: offset)
    )
  }

  /// Returns all findings, sorted by their position in the file.
  func diagnostics(locatedBy start: LineLocator) -> [Diagnostic] {
    var locator = start
    let sorted = findings.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    var diagnostics = sorted.map { _, finding in
      Diagnostic(
        severity: finding.severity,
        message: finding.message,
        keyPath: finding.keyPath.isEmpty ? nil : finding.keyPath,
        position: locator.position(at: finding.offset)
      )
    }
    if droppedCount > 0 {
      let message = "\(droppedCount) more findings are not listed"
      diagnostics.append(Diagnostic(severity: .note, message: message))
    }
    return diagnostics
  }
}
