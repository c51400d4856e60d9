import ExternalInput
import Foundation
import ImageDecoding
import TerminalUI

/// An image: the members of UIKit's `UIImage` that SwiftUI code uses.
///
/// An image is a symbol, an image of an asset catalog, or a PNG or JPEG file. For other
/// formats the initializers return `nil`.
public final class UIImage: Sendable {
  /// The colours in which an image is drawn: UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// The asset catalog decides.
    case automatic
    /// Pixels have their own colours.
    case alwaysOriginal
    /// Opaque pixels have the colour of text.
    case alwaysTemplate
  }

  let image: Image
  /// The size in points; zero for a symbol and for an image of an asset catalog.
  public let size: CGSize
  /// The colours in which the image is drawn.
  public let renderingMode: RenderingMode

  private init(
    _ image: Image,
    size: CGSize = .zero,
    renderingMode: RenderingMode = .automatic
  ) {
    self.image = image
    self.size = size
    self.renderingMode = renderingMode
  }

  /// Creates an image from PNG or JPEG data; `nil` if the data cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG or JPEG data with a scale in pixels per point; `nil` if the data
  /// cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard var bitmap = try? Bitmap(decoding: Array(data)) else { return nil }
    // The limit prevents a division by zero.
    bitmap.scale = max(Double(scale), 0.01)
    let size = CGSize(
      width: Double(bitmap.width) / bitmap.scale,
      height: Double(bitmap.height) / bitmap.scale
    )
    self.init(Image(bitmap), size: size)
  }

  /// Creates an image from a PNG or JPEG file; `nil` if the file cannot be decoded.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = try? RegularFile.bytes(of: path, limit: ImageLimits.bytes) else { return nil }
    self.init(data: Data(bytes))
  }

  /// Creates an image of the app's asset catalog; `nil` if the catalog has no image of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates an image of a bundle's asset catalog; `nil` if the catalog has no image of this name.
  public convenience init?(named name: String, in bundle: Bundle?) {
    let picture = AssetCatalog.picture(named: name, bundle?.bundlePath, isDark: false)
    guard picture != nil else { return nil }
    self.init(Image(name, bundle: bundle))
  }

  /// Creates an image from an asset catalog: `UIImage(resource: .logo)`.
  ///
  /// If the catalog has no readable picture of this name, a view of the image shows the name in
  /// brackets.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// Creates an image of a system symbol; `nil` if the name is unknown.
  public convenience init?(systemName name: String) {
    guard SymbolTable.glyph(named: name) != nil else { return nil }
    self.init(Image(systemName: name))
  }

  /// Returns a copy of the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(image.renderingMode(mode), size: size, renderingMode: renderingMode)
  }
}

extension Image {
  /// Creates a view of a UIKit image.
  public init(uiImage image: UIImage) { self = image.image }
}
