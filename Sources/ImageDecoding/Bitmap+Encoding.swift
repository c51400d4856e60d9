import CImageDecoding

extension Bitmap {
  /// Returns the picture as a PNG file: without opacity if all pixels are opaque. Returns `nil` if
  /// the file would have more than `limit` bytes, or if there is not enough memory.
  package func png(limit: Int = ImageLimits.bytes) -> [UInt8]? {
    let size = image_size(width: UInt32(width), height: UInt32(height))
    // An incompressible picture takes little more than its pixels.
    let capacity = min(limit, 1_024 + 5 * (width + 1) * height)
    guard capacity > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { file, count in
      count = withPixels { pixels in
        image_png_write(pixels.baseAddress, size, isOpaque ? 1 : 0, file.baseAddress, file.count)
      }
    }
    return bytes.isEmpty ? nil : bytes
  }
}
