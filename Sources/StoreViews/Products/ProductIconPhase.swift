import TerminalUI

/// How far loading a product's promotional image is: StoreKit's `ProductIconPhase`.
///
/// A configuration file has no promotional images to load: once a product is there, its
/// phase is ``unavailable``.
public enum ProductIconPhase {
  /// It has not come yet.
  case loading
  /// There is none.
  case unavailable
  /// Loading failed.
  case failure(any Error)
  /// The image.
  case success(Image)

  /// The image, where it has come.
  public var promotionalIcon: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// What stands for an icon until there is one: StoreKit's
/// `AutomaticProductPlaceholderIcon`.
public struct AutomaticProductPlaceholderIcon: View {
  @Environment(\.usesASCII) private var usesASCII

  /// Creates the icon.
  public nonisolated init() {}

  /// A mark of one cell.
  public var body: some View {
    Text(verbatim: usesASCII ? "o" : "◇").foregroundStyle(.secondary).accessibilityHidden(true)
  }
}

/// An icon as a product's style shows it.
struct ProductIcon: View {
  let icon: AnyView
  @Environment(\.hasProductIconBorder) private var hasBorder

  var body: some View {
    icon.modifier(IconBorder(isShown: hasBorder))
  }
}

private struct IconBorder: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    if isShown { content.border(.secondary) } else { content }
  }
}
