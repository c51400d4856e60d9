import Foundation

extension FileHandle {
  /// Writes text.
  ///
  /// - Returns: Whether all of it could be written.
  @discardableResult
  package func writeAll(_ text: String) -> Bool {
    OpenFile(descriptor: fileDescriptor).write(text.utf8) == 0
  }
}
