import Foundation
import ImageDecoding
import StoreModel
import TerminalUI

/// The promotional images of a store, decoded when a view first needs them.
///
/// They are decoded on the main thread, so that the first frame already contains them.
@MainActor
final class PromotionalIcons {
  private struct Entry {
    let changed: Date?
    let phase: ProductIconPhase
  }

  /// The longer side of an image in points, the same as in the App Store.
  private static let points = 1_024
  /// The largest side of a stored image in pixels. An icon on a screen of cells shows a few dozen
  /// pixels. Screens with pixels decode the file again.
  private static let pixels = 128

  private var entries: [String: Entry] = [:]

  /// Returns the phase of an image. Reads the file again if it has changed.
  func phase(ofImageAt path: String) -> ProductIconPhase {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date
    if let entry = entries[path], entry.changed == changed { return entry.phase }
    let phase: ProductIconPhase
    do throws(ImageDecodingError) {
      let whole = try Bitmap(contentsOfFile: path)
      var picture = whole.reduced(toSide: Self.pixels)
      // A natural size of only a few cells would round the proportions of the picture.
      picture.scale = Double(max(picture.width, picture.height)) / Double(Self.points)
      let original = PictureFile(path: path, decodedAs: whole)
      phase = .success(Image(picture, original: original))
    } catch {
      DebugLog.noteOnce("ProductView: cannot read the promotional image: \(error)")
      phase = .failure(error)
    }
    entries[path] = Entry(changed: changed, phase: phase)
    return phase
  }
}

extension StoreSession {
  /// Returns the phase of a product's promotional image: ``ProductIconPhase/unavailable`` if the
  /// store has none.
  func iconPhase(of product: Product) -> ProductIconPhase {
    let images = catalog.promotionalImages
    guard let path = product.promotionalImageID.flatMap(images.path(forImageID:)) else {
      return .unavailable
    }
    return promotionalIcons.phase(ofImageAt: path)
  }

  /// Returns a promotional image; `nil` if the file cannot be decoded.
  ///
  /// - Parameter path: The path of the image file.
  package func promotionalIcon(atPath path: String) -> Image? {
    promotionalIcons.phase(ofImageAt: path).promotionalIcon
  }
}
