import ExternalInput
import Foundation
import ImageDecoding

extension AssetCatalog {
  /// The picture files of an image set. PNG and JPEG files can be read.
  struct ImageSet {
    private struct Entry {
      let file: URL
      let scale: Double
      let isForDark: Bool
    }

    private let entries: [Entry]
    private let isTemplate: Bool

    /// Reads an `.imageset` folder. Returns `nil` if its `Contents.json` is unreadable or names no
    /// file that can be used.
    init?(contentsOf folder: URL) {
      guard let contents = AssetCatalog.contents(of: folder) else { return nil }
      entries = (contents["images"] as? [[String: Any]] ?? []).compactMap { entry in
        guard let name = entry["filename"] as? String, AssetCatalog.isForUsualContrast(entry)
        else { return nil }
        let scale = (entry["scale"] as? String)?.dropLast()
        return Entry(
          file: folder.appending(path: name),
          scale: scale.flatMap { Double($0) } ?? 1,
          isForDark: AssetCatalog.isForDark(entry)
        )
      }
      let properties = contents["properties"] as? [String: Any]
      isTemplate = properties?["template-rendering-intent"] as? String == "template"
      if entries.isEmpty { return nil }
    }

    /// Returns the picture for a dark or a light background, or `nil` if no file can be read.
    ///
    /// Prefers the lowest resolution, because cells show fewer pixels than any image has.
    func picture(isDark: Bool) -> Bitmap? {
      let fitting = entries.filter { $0.isForDark == isDark }
      let others = entries.filter { $0.isForDark != isDark }
      for entry in fitting.sorted(by: { $0.scale < $1.scale }) + others {
        do {
          var picture = try Bitmap(contentsOfFile: entry.file.path)
          picture.scale = entry.scale
          picture.isTemplate = isTemplate
          return picture
        } catch {
          let path = PrintableText.path(entry.file.path)
          DebugLog.noteOnce("Image: cannot read \(path): \(error)")
        }
      }
      return nil
    }
  }
}
