import Foundation

/// Returns the absolute path of a file or folder, with every symbolic link resolved. If the last
/// name does not exist, returns the real path of its folder with that name.
///
/// Bytes that are not UTF-8 are replaced. Such a path can be displayed but not opened; to open the
/// file, use ``realPathBytes(of:)``.
package func realPath(of path: String) -> String {
  String(decoding: realPathBytes(of: path), as: UTF8.self)
}

/// Returns the same path as ``realPath(of:)``, but as the bytes that the file system uses.
package func realPathBytes(of path: String) -> [UInt8] {
  if let real = resolvedBytes(path) { return real }
  let name = PathText.name(of: path)
  if ![".", "..", ""].contains(name), let folder = resolvedBytes(PathText.folder(of: path)) {
    return joined(folder, name)
  }
  let file = URL(fileURLWithPath: path).standardizedFileURL.path
  if file == "/" { return Array(file.utf8) }
  return joined(realPathBytes(of: PathText.folder(of: file)), PathText.name(of: file))
}

private func joined(_ folder: [UInt8], _ name: String) -> [UInt8] {
  folder + (folder.last == UInt8(ascii: "/") ? [] : Array("/".utf8)) + Array(name.utf8)
}

/// Returns the result of `realpath(3)`; `nil` if it fails.
private func resolvedBytes(_ path: String) -> [UInt8]? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:))
}
