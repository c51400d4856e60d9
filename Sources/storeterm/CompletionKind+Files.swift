import ArgumentParser

extension CompletionKind {
  /// Configuration files and packages, with folders.
  static let storekit = CompletionKind.file(extensions: ["storekit"])
  /// Journal files, with folders.
  static let journal = CompletionKind.file(extensions: ["journal"])
}
