/// The preview of a shared item: SwiftUI's `SharePreview`.
///
/// - In a terminal: The shared content itself is shown, without a preview.
public struct SharePreview: Sendable {
  /// Creates a preview with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol) {}

  /// Creates a preview with a title and an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, image: Image) {}

  /// Creates a preview with a title and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Image) {}

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, icon: Image) {}

  /// Creates a preview with a title, an image and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, image: Image, icon: Image) {}
}
