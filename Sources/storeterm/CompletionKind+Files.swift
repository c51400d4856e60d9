import ArgumentParser

extension CompletionKind {
  /// Configuration files and packages, and folders.
  static let storekit = CompletionKind.file(extensions: ["storekit"])
  /// Files that customers' histories are kept in, and folders.
  static let journal = CompletionKind.file(extensions: ["journal"])
}
