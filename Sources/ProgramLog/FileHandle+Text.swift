import Foundation

extension FileHandle {
  /// Writes text.
  ///
  /// - Returns: Whether all of it could be written.
  @discardableResult
  package func writeAll(_ text: String) -> Bool {
    do {
      try write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }
}
