import TerminalUI

/// The state of loading a product's promotional image: StoreKit's `ProductIconPhase`.
///
/// A configuration file has no promotional images. Once a product is loaded, its phase is
/// ``unavailable``.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct CoinOffer: View {
///   var body: some View {
///     ProductView(id: "coins.100") { phase in
///       phase.promotionalIcon ?? Image(systemName: "dollarsign.circle")
///     } placeholderIcon: {
///       Text("…")
///     }
///   }
/// }
/// ```
public enum ProductIconPhase {
  /// The image is still loading.
  case loading
  /// The product has no promotional image.
  case unavailable
  /// Loading failed with this error.
  case failure(any Error)
  /// The loaded image.
  case success(Image)

  /// The loaded image; `nil` in other phases.
  public var promotionalIcon: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error of loading; `nil` in other phases.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The default placeholder of a product icon: StoreKit's `AutomaticProductPlaceholderIcon`.
public struct AutomaticProductPlaceholderIcon: View {
  @Environment(\.usesASCII) private var usesASCII

  /// Creates the placeholder.
  public nonisolated init() {}

  /// A symbol of one cell.
  public var body: some View {
    Text(verbatim: usesASCII ? "o" : "◇").foregroundStyle(.secondary).accessibilityHidden(true)
  }
}

/// Draws an icon as a product style displays it.
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
