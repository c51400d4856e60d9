import Foundation
import TerminalUI

/// The state of loading a product's promotional image: StoreKit's `ProductIconPhase`.
///
/// A package directory of Xcode contains the images. A plain file has none, so the phase of its
/// products is ``unavailable``.
///
/// - In a terminal: The image is decoded with the product, so no client receives ``loading``.
///   Without colours, and in ASCII, the phase is ``unavailable``.
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
  /// The product has no promotional image, or the screen cannot show pictures.
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
  let size: ProductIconSize
  @Environment(\.hasProductIconBorder) private var hasBorder

  var body: some View {
    IconSpace(size: size) {
      HStack(spacing: .cells(0)) { icon.modifier(IconBorder(isShown: hasBorder)) }
    }
  }
}

/// The size of an icon in a product style. A column is half as wide as a row is high, so icons are
/// about square. The values are this project's choice.
enum ProductIconSize {
  case compact
  case regular
  case large

  /// The height in rows.
  var rows: Int {
    switch self {
    case .compact: 2
    case .regular: 4
    case .large: 8
    }
  }
}

/// Proposes at most the size of an icon to its content, and is as large as the content. Otherwise a
/// resizable image would take the whole width of its row.
private struct IconSpace: ProposalLimit {
  let size: ProductIconSize

  /// The proposal for the icon with the padding beside it.
  func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let width = Points.points(2 * size.rows + 1, along: .horizontal)
    let height = Points.points(size.rows, along: .vertical)
    return ProposedViewSize(
      width: min(proposal.width ?? width, width),
      height: min(proposal.height ?? height, height)
    )
  }
}

private struct IconBorder: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    if isShown { content.border(.secondary) } else { content }
  }
}
