import ArgumentParser

extension CompletionKind {
  /// Configuration files and packages, with folders.
  static let storekit = CompletionKind.file(extensions: ["storekit"])
  /// Markdown files, with folders.
  static let markdown = CompletionKind.file(extensions: ["md", "markdown"])
  /// Journal files, with folders.
  static let journal = CompletionKind.file(extensions: ["journal"])
}
