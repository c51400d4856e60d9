import Foundation
import Testing

/// Tests of files that are not part of this repository, such as configurations of other people's
/// apps.
///
/// `STORETERM_SHARED` names the folder that holds `corpus` and `seeds`. Without it, all of these
/// tests are skipped; with it, a missing file is a failure.
@Suite(
  "Files outside the repository",
  .enabled(if: SharedFolder.path != nil, "STORETERM_SHARED is not set")
)
struct SharedFilesTests {}

/// The folder that `STORETERM_SHARED` names.
enum SharedFolder {
  /// `nil` if the variable is not set or empty.
  static let path = ProcessInfo.processInfo.environment["STORETERM_SHARED"].flatMap {
    $0.isEmpty ? nil : $0
  }

  /// Returns the URL of a path relative to the folder.
  static func url(of file: String) throws -> URL {
    URL(filePath: try #require(path)).appending(path: file)
  }
}
