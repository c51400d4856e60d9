import ExternalInput
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
  /// file, and private keys are withheld.
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
