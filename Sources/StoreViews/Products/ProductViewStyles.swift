import StoreModel
import TerminalUI

/// The default style of product views, here ``ProductViewStyle/regular``: StoreKit's
/// `AutomaticProductViewStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct CoinOffer: View {
///   var body: some View {
///     ProductView(id: "coins.100").productViewStyle(.automatic)
///   }
/// }
/// ```
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the view that displays the product in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    RegularProductViewStyle().makeBody(configuration: configuration)
  }
}

/// A style with name and price on one line: StoreKit's `CompactProductViewStyle`. By default the
/// style omits the description.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct CoinOffer: View {
///   var body: some View {
///     ProductView(id: "coins.100").productViewStyle(.compact)
///   }
/// }
/// ```
public struct CompactProductViewStyle: ProductViewStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the view that displays the product in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(
      configuration: configuration,
      describes: configuration.descriptionVisibility == .visible,
      iconSize: .compact
    )
  }
}

/// A style with name and description, and the price at the trailing edge: StoreKit's
/// `RegularProductViewStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct CoinOffer: View {
///   var body: some View {
///     ProductView(id: "coins.100").productViewStyle(.regular)
///   }
/// }
/// ```
public struct RegularProductViewStyle: ProductViewStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the view that displays the product in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(
      configuration: configuration,
      describes: configuration.descriptionVisibility != .hidden,
      iconSize: .regular
    )
  }
}

/// A style with a centred column of icon, name, description and price: StoreKit's
/// `LargeProductViewStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct CoinOffer: View {
///   var body: some View {
///     ProductView(id: "coins.100").productViewStyle(.large)
///   }
/// }
/// ```
public struct LargeProductViewStyle: ProductViewStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the view that displays the product in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: .cells(0)) {
      ProductIcon(icon: configuration.icon, size: .large)
      ProductName(configuration: configuration)
      if configuration.descriptionVisibility != .hidden {
        ProductDescription(configuration: configuration)
      }
      ProductPriceButton(configuration: configuration, isProminent: true)
        .padding(.top, .cells(1))
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .inProductCard()
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The default style.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A style with name and price on one line.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// A style with name and description, and the price at the trailing edge.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A style with a centred column of icon, name, description and price.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
