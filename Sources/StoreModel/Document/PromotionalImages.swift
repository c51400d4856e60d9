/// The promotional images of a package directory (Xcode 16 and later).
///
/// ```swift
/// import StoreModel
///
/// func imagePath(of product: Product, in images: PromotionalImages) -> String? {
///   product.promotionalImageID.flatMap { images.path(forImageID: $0) }
/// }
/// ```
public struct PromotionalImages: Hashable, Sendable {
  /// The path of the directory with the images; `nil` for a plain file.
  public var directory: String?
  /// The names of the directory's files, sorted.
  public var fileNames: [String] = []

  /// Creates an empty set.
  public init() {}

  /// Returns the name of the image file of a product; `nil` if there is none.
  ///
  /// - Parameter imageID: The product's `promotionalImageID`, which is the base name of the file.
  public func fileName(forImageID imageID: String) -> String? {
    fileNames.first { name in
      name.lastIndex(of: ".").map { name[..<$0] == imageID } ?? (name == imageID)
    }
  }

  /// Returns the path of the image file of a product; `nil` if there is none.
  ///
  /// - Parameter imageID: The product's `promotionalImageID`.
  public func path(forImageID imageID: String) -> String? {
    guard let directory, let name = fileName(forImageID: imageID) else { return nil }
    return directory + "/" + name
  }
}
