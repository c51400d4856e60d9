/// The promotional images of a package directory (Xcode 16 and later).
public struct PromotionalImages: Hashable, Sendable {
  /// The path of the directory that holds them; `nil` for a plain file.
  public var directory: String?
  /// The names of its files, sorted.
  public var fileNames: [String] = []

  /// Creates an empty set.
  public init() {}

  /// The name of the file with a product's image: the file whose base name is the
  /// product's `promotionalImageID`.
  public func fileName(forImageID imageID: String) -> String? {
    fileNames.first { name in
      name.lastIndex(of: ".").map { name[..<$0] == imageID } ?? (name == imageID)
    }
  }
}
