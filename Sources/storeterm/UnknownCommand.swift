import ExternalInput
import Foundation

/// A word in the place of a command that is none, and no file either.
struct UnknownCommand {
  private let name: String
  private let known: [String]
  /// Whether help was asked for.
  private let isForHelp: Bool

  /// Finds it in the program's arguments; `nil` where they begin with a command, a path, an
  /// option, or nothing, and where help is asked for or the version.
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

  /// What is wrong and what can be written instead.
  ///
  /// - Parameter listed: The commands that the help lists.
  func message(listing listed: [String]) -> String {
    let what = "Unknown command \(PrintableText.quotedName(name))"
    let rest = isForHelp ? "." : ", and no file of that name."
    guard let nearest else {
      return "\(what)\(rest) Commands: \(listed.joined(separator: ", "))."
    }
    return "\(what)\(rest) Did you mean \(nearest)?"
  }

  /// The command that is written most alike, if any is.
  private var nearest: String? { Self.nearest(to: name, of: known) }

  /// The name that is written most like another, if any is.
  static func nearest(to name: String, of known: [String]) -> String? {
    let distances = known.map { (name: $0, distance: distance(name, $0)) }
    let best = distances.min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= max(1, name.count / 3) ? $0.name : nil }
  }

  /// How many letters have to be added, left out, changed or exchanged with the next one to
  /// make one word of another.
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
