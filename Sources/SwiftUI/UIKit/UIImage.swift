import Foundation
import TerminalUI

/// A picture by UIKit's name for it: the part of `UIImage` that views touch.
///
/// It is a symbol, a picture of an asset catalog, or a PNG file; other formats are none that
/// can be read, and make no image.
public final class UIImage: Sendable {
  let image: Image
  /// The size in points; nothing for a symbol or a picture that a catalog looks up.
  public let size: CGSize

  private init(_ image: Image, size: CGSize = .zero) {
    self.image = image
    self.size = size
  }

  /// A picture from the bytes of a PNG file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from the bytes of a PNG file that has so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap(png: data, scale: Double(scale)) else { return nil }
    let size = CGSize(
      width: CGFloat(bitmap.width) / max(scale, 0.01),
      height: CGFloat(bitmap.height) / max(scale, 0.01)
    )
    self.init(Image(bitmap), size: size)
  }

  /// A picture from a PNG file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of an asset catalog; nothing where there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// A picture of an asset catalog of a bundle; nothing where there is none of that name.
  public convenience init?(named name: String, in bundle: Bundle?) {
    let picture = AssetCatalog.picture(named: name, bundle?.bundlePath, isDark: false)
    guard picture != nil else { return nil }
    self.init(Image(name, bundle: bundle))
  }

  /// A symbol; nothing where its name is not known.
  public convenience init?(systemName name: String) {
    guard SymbolTable.glyph(named: name) != nil else { return nil }
    self.init(Image(systemName: name))
  }
}

extension Image {
  /// The picture that UIKit has a type for.
  public init(uiImage image: UIImage) { self = image.image }
}
