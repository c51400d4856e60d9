import Foundation

/// The absolute path of a file or folder with no link on the way; of one that is not there, the
/// real path of its folder and its name.
package func realPath(of path: String) -> String {
  if let real = realpath(path, nil) {
    defer { free(real) }
    return String(cString: real)
  }
  let file = URL(fileURLWithPath: path).standardizedFileURL
  let folder = file.deletingLastPathComponent()
  if folder.path == file.path { return file.path }
  let above = realPath(of: folder.path)
  return (above.hasSuffix("/") ? above : above + "/") + file.lastPathComponent
}
