/// A format of picture files.
package enum ImageFormat: String, Hashable, Sendable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// The format of the Joint Photographic Experts Group.
  case jpeg = "JPEG"

  /// Returns the format that the first bytes of a file announce; `nil` for other formats. The name
  /// of the file does not matter: catalogs contain JPEG files that are named `.png`.
  package init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}
