import ExternalInput
import Foundation

/// A first argument that is neither a command nor a file.
struct UnknownCommand {
  private let name: String
  private let known: [String]
  /// Whether the argument follows `help`.
  private let isForHelp: Bool

  /// Searches the arguments for an unknown command. Returns `nil` if they start with a command, a
  /// path or an option, are empty, or request help or the version.
  ///
  /// - Parameter known: The names of all commands.
  init?(in arguments: [String], known: [String]) {
    guard let first = arguments.first,
      !arguments.contains(where: ["-h", "--help", "--version"].contains)
    else { return nil }
    isForHelp = first == "help"
    guard let name = isForHelp ? arguments.dropFirst().first : first, !name.hasPrefix("-"),
      !(known + ["help"]).contains(name)
    else { return nil }
    let isPath = name.contains { "./".contains($0) } || FileManager.default.fileExists(atPath: name)
    guard isForHelp || !isPath else { return nil }
    (self.name, self.known) = (name, known)
  }

  /// Returns the error with a suggestion.
  ///
  /// - Parameter listed: The commands in the help.
  func message(listing listed: [String]) -> String {
    let what = "Unknown command \(PrintableText.quotedName(name))"
    let rest = isForHelp ? "." : ", and no file of that name."
    guard let nearest else {
      return "\(what)\(rest) Commands: \(listed.joined(separator: ", "))."
    }
    return "\(what)\(rest) Did you mean \(nearest)?"
  }

  /// The most similar command; `nil` if none is similar.
  private var nearest: String? { Self.nearest(to: name, of: known) }

  /// Returns the most similar name; `nil` if none is similar.
  static func nearest(to name: String, of known: [String]) -> String? {
    let distances = known.map { (name: $0, distance: distance(name, $0)) }
    let best = distances.min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= max(1, name.count / 3) ? $0.name : nil }
  }

  /// Returns the edit distance: the number of letters to insert, delete, replace or swap with the
  /// next letter.
  private static func distance(_ word: String, _ other: String) -> Int {
    let (letters, wanted) = (Array(word), Array(other))
    var rows = [Array(0...wanted.count)]
    for row in letters.indices {
      let last = rows[row]
      var next = [row + 1]
      for column in wanted.indices {
        let isSame = letters[row] == wanted[column]
        var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letters[row] == wanted[column - 1],
          letters[row - 1] == wanted[column]
        {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[letters.count][wanted.count]
  }
}
