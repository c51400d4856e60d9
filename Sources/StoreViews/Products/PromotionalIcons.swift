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

  /// The largest side of a decoded image, in pixels. Images of the App Store have 1,024 pixels, and
  /// no icon on a screen of cells shows more than a few dozen.
  private static let side = 128

  private var entries: [String: Entry] = [:]

  /// Returns the phase of an image. Reads the file again if it has changed.
  func phase(ofImageAt path: String) -> ProductIconPhase {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date
    if let entry = entries[path], entry.changed == changed { return entry.phase }
    let phase: ProductIconPhase
    do throws(ImageDecodingError) {
      phase = .success(Image(try Bitmap(contentsOfFile: path).reduced(toSide: Self.side)))
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
}
