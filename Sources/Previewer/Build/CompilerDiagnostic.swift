/// One thing that the compiler finds wrong.
struct CompilerDiagnostic: Hashable, Sendable {
  /// Where it is; `nil` where no place is to blame.
  struct Place: Hashable, Sendable {
    let path: String
    let line: Int
    let column: Int
  }

  let place: Place?
  let message: String
  /// The lines of source that the compiler shows with it, and its notes.
  var details: [String] = []

  /// The place and the message, as compilers write it.
  var headline: String {
    guard let place else { return "error: \(message)" }
    return "\(place.path):\(place.line):\(place.column): error: \(message)"
  }

  /// The complaint in full.
  var lines: [String] { [headline] + details }

  /// Reads the errors of what the compiler wrote, each once.
  static func all(in text: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    // To look through what was found at each line takes hours for a megabyte of errors.
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

  private init(place: Place?, message: String) {
    self.place = place
    self.message = message
  }

  /// Reads `path:line:column: error: message`, or the same without a place.
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
