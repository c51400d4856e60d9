import ExternalInput
import Foundation

/// An entry of the log file.
package struct LogEntry {
  let date: Date
  /// The part of the program that writes the entry; empty for none.
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

  /// The entry with its line break. Further lines of the text are indented, so that only entries
  /// start with a date. Control characters are escaped, because they could control the terminal
  /// that shows the file. Private keys are redacted.
  package var line: String {
    let time = date.formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
    )
    let place = source.isEmpty ? "" : " [\(PrintableText.escaped(source))]"
    let lines = PrivateKeyText.redacted(text).split(whereSeparator: \.isNewline)
      .map { PrintableText.escaped(String($0)) }
    return "\(time)\(place) \(level): \(lines.joined(separator: "\n    "))\n"
  }
}
