import Foundation

extension FileHandle {
  /// Writes text in UTF-8.
  ///
  /// - Returns: Whether the whole text was written.
  @discardableResult
  package func writeAll(_ text: String) -> Bool {
    OpenFile(descriptor: fileDescriptor).write(text.utf8) == 0
  }
}
