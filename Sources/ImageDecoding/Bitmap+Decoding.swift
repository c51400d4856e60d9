import CImageDecoding
import ExternalInput

extension Bitmap {
  /// Decodes a PNG or JPEG file, and rotates it by its EXIF orientation.
  ///
  /// A picture of the largest size takes about a second. ``ImageLimits`` defines the largest size.
  ///
  /// - Throws: ``ImageDecodingError``.
  package init(decoding bytes: [UInt8]) throws(ImageDecodingError) {
    guard bytes.count <= ImageLimits.bytes else {
      throw .unreadable(.tooLarge(size: bytes.count, limit: ImageLimits.bytes))
    }
    guard let format = ImageFormat(of: bytes) else { throw .unknownFormat }
    let decoder = ImageDecoder(format: format, bytes: bytes)
    let size = try decoder.size()
    let (width, height) = (Int(size.width), Int(size.height))
    guard width <= ImageLimits.side, height <= ImageLimits.side,
      width * height <= ImageLimits.pixels
    else { throw .tooLarge(width: width, height: height) }
    let pixels = try decoder.pixels(size)
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw .damaged(format, reason: "it has no pixels")
    }
    self = format == .jpeg ? bitmap.oriented(by: ImageOrientation(ofJPEG: bytes)) : bitmap
  }

  /// Decodes the PNG or JPEG file at a path. Rejects pipes and devices, so that reading never
  /// blocks.
  ///
  /// - Throws: ``ImageDecodingError``.
  package init(contentsOfFile path: String) throws(ImageDecodingError) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: ImageLimits.bytes)
    } catch {
      throw .unreadable(error)
    }
    try self.init(decoding: bytes)
  }
}

/// Calls the C functions that decode one file.
private struct ImageDecoder {
  let format: ImageFormat
  let bytes: [UInt8]

  func size() throws(ImageDecodingError) -> image_size {
    var size = image_size()
    try call { file, reason in
      switch format {
      case .png: image_png_size(file, &size, reason)
      case .jpeg: image_jpeg_size(file, &size, reason)
      }
    }
    return size
  }

  func pixels(_ size: image_size) throws(ImageDecodingError) -> [Bitmap.Pixel] {
    let count = Int(size.width) * Int(size.height)
    var failure: ImageDecodingError?
    // The functions write four bytes for each pixel, in the order of the fields of `Pixel`.
    let pixels = [Bitmap.Pixel](unsafeUninitializedCapacity: count) { buffer, written in
      let target = UnsafeMutableRawPointer(buffer.baseAddress)
      do throws(ImageDecodingError) {
        try call { file, reason in
          switch format {
          case .png: image_png_pixels(file, size, target, reason)
          case .jpeg: image_jpeg_pixels(file, size, target, reason)
          }
        }
        written = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return pixels
  }

  /// Calls a function with the file and a buffer for the reason of a failure.
  private func call(
    _ function: (image_file, UnsafeMutablePointer<CChar>) -> CInt
  ) throws(ImageDecodingError) {
    var reason = [CChar](repeating: 0, count: Int(IMAGE_REASON_SIZE))
    let isRead = bytes.withUnsafeBufferPointer { bytes in
      reason.withUnsafeMutableBufferPointer { reason in
        guard let start = reason.baseAddress else { return false }
        return function(image_file(bytes: bytes.baseAddress, count: bytes.count), start) == 1
      }
    }
    if isRead { return }
    let characters = reason.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }
    let text = String(decoding: characters, as: UTF8.self)
    throw .damaged(format, reason: PrintableText.escaped(text))
  }
}
