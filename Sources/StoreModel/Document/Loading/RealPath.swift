import Foundation

/// The absolute path of a file or folder with no link on the way; of one that is not there, as
/// much of it as can be told.
package func realPath(of path: String) -> String {
  guard let real = realpath(path, nil) else {
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
  defer { free(real) }
  return String(cString: real)
}
