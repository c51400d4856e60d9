/// An error of the compiler.
struct CompilerDiagnostic: Hashable, Sendable {
  /// The position of an error.
  struct Place: Hashable, Sendable {
    let path: String
    let line: Int
    let column: Int
  }

  let place: Place?
  let message: String
  /// The source lines and notes below the error.
  var details: [String] = []

  /// The position and the message in the usual format of compilers.
  var headline: String {
    guard let place else { return "error: \(message)" }
    return "\(place.path):\(place.line):\(place.column): error: \(message)"
  }

  /// All lines of the error.
  var lines: [String] { [headline] + details }

  /// Returns the errors in the compiler's output, without duplicates.
  static func all(in text: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    // Without this set, searching the array for each line would take hours for a megabyte of
    // errors.
    var headlines: Set<String> = []
    var isOfError = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let diagnostic = CompilerDiagnostic(line: line) {
        isOfError = headlines.insert(diagnostic.headline).inserted
        if isOfError { found.append(diagnostic) }
      } else if line.contains(": warning: ") || line.hasPrefix("warning: ") {
        isOfError = false
      } else if isOfError, let last = found.indices.last {
        found[last].details.append(line)
      }
    }
    for index in found.indices {
      while found[index].details.last?.trimmed == "" { found[index].details.removeLast() }
    }
    return found
  }

  /// Creates an error without details.
  init(place: Place?, message: String) {
    self.place = place
    self.message = message
  }

  /// Parses `path:line:column: error: message`, or the same format without a position.
  private init?(line: String) {
    if line.hasPrefix("error: ") {
      self.init(place: nil, message: String(line.dropFirst("error: ".count)))
      return
    }
    guard let mark = line.range(of: ": error: ") else { return nil }
    let message = String(line[mark.upperBound...])
    let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let number = Int(parts[parts.count - 2])
    else {
      self.init(place: nil, message: message)
      return
    }
    let path = parts.dropLast(2).joined(separator: ":")
    self.init(place: Place(path: path, line: number, column: column), message: message)
  }
}
