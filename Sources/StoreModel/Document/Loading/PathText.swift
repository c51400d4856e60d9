import ExternalInput

/// Splits paths by their text alone.
///
/// Foundation's functions do not work here. On Linux, `NSString.deletingLastPathComponent` traps
/// for a name of one character. `URL(fileURLWithPath:)` prepends the current folder to a relative
/// path. If that folder's name is not UTF-8, the result is a wrong path.
package enum PathText {
  /// Returns the folder of a file: `.` for a path without a folder, `/` for a file in the root
  /// folder.
  package static func folder(of path: String) -> String {
    let trimmed = withoutSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: slash) else {
      return trimmed.isEmpty && !path.isEmpty ? "/" : "."
    }
    let folder = withoutSlashes(String(trimmed[..<slash]))
    return folder.isEmpty ? "/" : folder
  }

  /// Returns the last name of a path; empty for the root and for an empty path.
  package static func name(of path: String) -> String {
    let trimmed = withoutSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: slash) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// Returns the last name of a path for display.
  ///
  /// A private key that was passed as a path contains slashes, and the part after the last slash no
  /// longer looks like a key. The result is `(withheld)` if a key begins anywhere in the path.
  package static func shownName(of path: String) -> String {
    PrivateKeyText.containsKeyStart(path) ? PrivateKeyText.replacement : name(of: path)
  }

  /// Returns the last name without its extension. A name whose only dot is the first character has
  /// no extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Returns the path of a file whose name is relative to the folder of another file. An absolute
  /// path stays unchanged.
  package static func path(_ name: String, beside file: String) -> String {
    if name.utf8.first == slash || !file.utf8.contains(slash) { return name }
    let folder = folder(of: file)
    return folder == "/" ? folder + name : folder + "/" + name
  }

  private static let slash = UInt8(ascii: "/")

  private static func withoutSlashes(_ path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.last == slash { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }
}
