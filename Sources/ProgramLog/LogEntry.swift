import Foundation

/// An entry of the log as it stands in the file.
package struct LogEntry {
  let date: Date
  /// What part of the program wrote it.
  let source: String
  let level: String
  let text: String

  /// Creates an entry.
  package init(date: Date = Date(), source: String, level: String, text: String) {
    self.date = date
    self.source = source
    self.level = level
    self.text = text
  }

  /// The entry with its line break. Further lines of a text are indented, so that an
  /// entry begins where a date stands; controls cannot steer the terminal that shows the
  /// file.
  package var line: String {
    let time = date.formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
    )
    let place = source.isEmpty ? "" : " [\(Self.harmless(source))]"
    let lines = text.split(whereSeparator: \.isNewline).map { Self.harmless(String($0)) }
    return "\(time)\(place) \(level): \(lines.joined(separator: "\n    "))\n"
  }

  private static func harmless(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\t", .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
