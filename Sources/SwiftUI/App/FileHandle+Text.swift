import Foundation

extension FileHandle {
  /// Writes text; false when not all of it could be written.
  func writeAll(_ text: String) -> Bool {
    do {
      try write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }
}
