import Foundation

@testable import ImageDecoding

/// Small pictures, and the pixels of a picture as text.
enum TestImages {
  /// A JPEG picture of 16 columns and 8 rows: the left half is red, the right half blue. The
  /// encoding is lossy: a component of 255 is 254.
  static let redAndBlue =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBw"
    + "YGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
    + "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EAB"
    + "QQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA"
    + "DAMBAAIRAxEAPwAXpTb+CGVQNe//2Q=="

  /// The same picture, stored in several scans.
  static let progressive =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBw"
    + "YGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
    + "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wgARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EAB"
    + "YBAQEBAAAAAAAAAAAAAAAAAAkHCP/aAAwDAQACEAMQAAABF5Tv4hVQ1//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAI"
    + "AQEAAQUCP//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQMBAT8BP//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQ"
    + "IBAT8BP//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEABj8CP//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEA"
    + "AT8hP//aAAwDAQACAAMAAAAQA//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQMBAT8QP//EABQRAQAAAAAAAAAAAA"
    + "AAAAAAABD/2gAIAQIBAT8QP//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEAAT8QP//Z"

  /// A grey JPEG picture of 8 columns and 8 rows, with one component.
  static let grey =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDg"
    + "sLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAA"
    + "AAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z"

  /// A red JPEG picture of 8 columns and 8 rows with four inks, as Adobe's programs write it.
  static let inks =
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBg"
    + "gLCAkKCgoKCgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAkK/8QA"
    + "FBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAAPwB/E/6f8/j/2Q=="

  static func bytes(_ base64: String) -> [UInt8] {
    Data(base64Encoded: base64).map(Array.init) ?? []
  }

  static func bitmap(_ base64: String) -> Bitmap? { try? Bitmap(decoding: bytes(base64)) }

  /// The picture `redAndBlue` with an EXIF orientation.
  static func redAndBlue(orientation: UInt8, isLittleEndian: Bool = false) -> [UInt8] {
    let header: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
    let directory: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let whole = bytes(redAndBlue)
    return whole[..<2] + header + directory + [0, 0, 0, 0] + whole[2...]
  }

  static func text(_ pixel: Bitmap.Pixel) -> String {
    "\(pixel.red) \(pixel.green) \(pixel.blue) \(pixel.alpha)"
  }

  /// The pixels of each row; no row for `nil`.
  static func texts(_ bitmap: Bitmap?) -> [[String]] {
    guard let bitmap else { return [] }
    return (0..<bitmap.height).map { y in (0..<bitmap.width).map { text(bitmap[$0, y]) } }
  }

  /// The error of decoding, as text; `nil` if the data can be decoded.
  static func failure(_ bytes: [UInt8]) -> String? {
    do {
      _ = try Bitmap(decoding: bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
