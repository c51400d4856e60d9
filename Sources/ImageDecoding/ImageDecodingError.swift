import ExternalInput

/// The reason why a picture cannot be decoded.
package enum ImageDecodingError: Error, Hashable {
  /// The file cannot be read.
  case unreadable(RegularFile.ReadingError)
  /// The data is neither a PNG nor a JPEG file.
  case unknownFormat
  /// The picture has more pixels than ``ImageLimits`` allows.
  case tooLarge(width: Int, height: Int)
  /// The file is damaged, or uses a feature that the library does not support. The reason is one
  /// line from the library.
  case damaged(ImageFormat, reason: String)
}

extension ImageDecodingError: CustomStringConvertible {
  /// The reason as one line, at the end of a sentence: "it is neither a PNG nor a JPEG file".
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unknownFormat: "it is neither a PNG nor a JPEG file"
    case .tooLarge(let width, let height):
      "it has \(width) × \(height) pixels; the limits are \(ImageLimits.side) for a side and "
        + "\(ImageLimits.pixels) in total"
    case .damaged(let format, let reason): "the \(format.rawValue) decoder reports: \(reason)"
    }
  }
}

/// The limits of pictures. They limit the memory that a hostile file can request.
package enum ImageLimits {
  /// The largest side in pixels.
  package static let side = 8_192
  /// The largest number of pixels: 32 Mi pixels, which take 128 MiB. The photographs of a telephone
  /// have 12 to 24 million pixels.
  package static let pixels = 32 * 1_024 * 1_024
  /// The largest file in bytes: 64 MiB.
  package static let bytes = 64 * 1_024 * 1_024
}
