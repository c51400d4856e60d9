import PurchaseFlow
import StoreModel
import TerminalUI

/// Sells several products: StoreKit's `StoreView`. The products are in a scrolling list. Products
/// that fit without scrolling are in cards. Set their style with `productViewStyle(_:)`.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct CoinShop: View {
///   var body: some View {
///     StoreView(ids: ["coins.100", "coins.500"]) { product in
///       Image(systemName: product.id == "coins.500" ? "star.fill" : "star")
///     }
///   }
/// }
/// ```
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let source: StoreSource
  private let icons: @MainActor (Product?) -> ProductIcons
  @Environment(\.storeSession) private var session

  /// - Parameter icons: Returns the icons of a product; the argument is `nil` while the products
  ///   load.
  init(_ source: StoreSource, icons: @escaping @MainActor (Product?) -> ProductIcons) {
    self.source = source
    self.icons = icons
  }

  /// The products in a scrolling list, or the progress, error or empty state instead.
  public var body: some View {
    content
      .environment(\.isInStore, true)
      .selling(from: session)
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .failure:
      FailedLoadView()
    case .success(let products, _) where products.isEmpty:
      UnavailableView(
        title: session.words[.storeUnavailable],
        text: session.words[.storeUnavailableText]
      )
    case .success(let products, _):
      StoreRows(count: products.count, firstForSale: firstForSale(products)?.id) {
        ForEach(products) { row(.product($0), icons($0)) }
      }
      .environment(\.productPriceColumns, priceColumns(of: products))
    case .loading:
      StoreRows(count: source.identifiers.count, firstForSale: nil) {
        ForEach(source.identifiers, id: \.self) { row(.identifier($0), icons(nil)) }
      }
    }
  }

  private func row(_ subject: ProductSubject, _ icons: ProductIcons) -> some View {
    ProductView<AnyView, AnyView>(subject, icons)
  }

  /// Returns the width of the widest price, in columns.
  private func priceColumns(of products: [Product]) -> Int {
    products.reduce(0) { max($0, TextWidth.columns(session.words.price(of: $1))) }
  }

  /// Returns the first product that the customer does not own.
  private func firstForSale(_ products: [Product]) -> Product? {
    products.first { $0.type != .nonConsumable || session.entitlements(to: $0.id).isEmpty }
  }

  private var state: Product.CollectionTaskState {
    switch source {
    case .identifiers(let ids): session.loading(ids)
    case .products(let products): .success(products, unavailable: [])
    }
  }
}

/// The source of the products of a store.
enum StoreSource {
  /// The products with these identifiers, loaded from the store.
  case identifiers([Product.ID])
  /// Products that the client has already loaded.
  case products([Product])

  /// The identifiers to load or to display, in order.
  var identifiers: [Product.ID] {
    switch self {
    case .identifiers(let ids): ids
    case .products(let products): products.map(\.id)
    }
  }
}

/// The list of products, with the store's buttons above and below.
private struct StoreRows<Rows: View>: View {
  /// The number of products.
  let count: Int
  /// The first product that can be bought. Below marketing content it has the initial focus, even
  /// if it is out of sight.
  let firstForSale: Product.ID?
  @ViewBuilder let rows: Rows
  @Environment(\.storeButtons) private var buttons
  @Environment(\.storeMarketing) private var marketing
  @Environment(\.storeSession) private var session

  var body: some View {
    GeometryReader { proxy in
      let arrangement = ProductArrangement(
        count,
        in: proxy.cells,
        hasHeader: marketing != nil
      )
      RaisedMiddle {
        ScrollView {
          VStack(spacing: .cells(0)) {
            StoreCloseButton().frame(maxWidth: .infinity, alignment: .trailing)
            if let marketing {
              marketing.padding(.top, .cells(arrangement.isCompact ? 0 : 1))
                .frame(maxWidth: .cells(StoreFrameLimits.column))
            }
            LazyVStack(
              alignment: .leading,
              spacing: Points.points(arrangement.hasCards ? 0 : 1, along: .vertical)
            ) {
              rows
            }
            .environment(\.hasProductCards, arrangement.hasCards)
            .environment(\.pinnedItem, firstForSale.map { AnyHashable($0) })
            .prefersDefaultFocus(marketing != nil)
            .padding(.horizontal, .cells(arrangement.hasCards ? 1 : 2))
            .padding(.vertical, .cells(1))
            .frame(maxWidth: .cells(StoreFrameLimits.column))
            .frame(maxWidth: .infinity)
            if buttons.shows(.restorePurchases) {
              Button {
                session.restorePurchases()
              } label: {
                StoreLinkLabel(text: session.words[.restoreMissingPurchases])
              }
              .buttonStyle(.plain)
              .focusedValue(\.storeEnter, .restore)
            }
          }
        }
        .defaultScrollAnchor(marketing == nil ? nil : .topLeading)
      }
    }
    .frame(idealHeight: .cells(StoreFrameLimits.idealHeight))
  }
}
