import StoreModel
import TerminalUI

/// As suits the place: StoreKit's `AutomaticProductViewStyle`. Here that is ``regular``.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    RegularProductViewStyle().makeBody(configuration: configuration)
  }
}

/// Name and price on one line, without the description unless that is asked for: StoreKit's
/// `CompactProductViewStyle`.
public struct CompactProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(
      configuration: configuration,
      describes: configuration.descriptionVisibility == .visible
    )
  }
}

/// Name and description, with the price at the end: StoreKit's `RegularProductViewStyle`.
public struct RegularProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(
      configuration: configuration,
      describes: configuration.descriptionVisibility != .hidden
    )
  }
}

/// Everything below each other, in the middle: StoreKit's `LargeProductViewStyle`.
public struct LargeProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: .cells(0)) {
      ProductIcon(icon: configuration.icon)
      ProductName(configuration: configuration)
      if configuration.descriptionVisibility != .hidden {
        ProductDescription(configuration: configuration)
      }
      ProductPriceButton(configuration: configuration, isProminent: true)
        .padding(.top, .cells(1))
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// As suits the place.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// Name and price on one line.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// Name and description, with the price at the end.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// Everything below each other, in the middle.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
