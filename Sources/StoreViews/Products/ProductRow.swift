import StoreModel
import TerminalUI

/// A product in a row: icon, name and the price at the trailing edge, with the description below the
/// whole row. In a very narrow space the price is below.
struct ProductRow: View {
  let configuration: ProductViewStyleConfiguration
  let describes: Bool
  let iconSize: ProductIconSize

  var body: some View {
    ViewThatFits(in: .horizontal) {
      wide
      narrow
    }
    .inProductCard()
  }

  private var wide: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      ProductIcon(icon: configuration.icon, size: iconSize)
      VStack(alignment: .leading, spacing: .cells(0)) {
        HStack(alignment: .top, spacing: .cells(2)) {
          // The name wraps, so its length does not decide where the price is.
          ProductName(configuration: configuration).frame(
            minWidth: .cells(ProductWidths.text),
            idealWidth: .cells(ProductWidths.text),
            maxWidth: .infinity,
            alignment: .leading
          )
          ProductPriceButton(configuration: configuration, isProminent: false)
        }
        // The description has no ideal width either.
        if describes {
          ProductDescription(configuration: configuration).frame(idealWidth: .cells(0))
        }
      }
    }
  }

  private var narrow: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      ProductIcon(icon: configuration.icon, size: iconSize)
      VStack(alignment: .leading, spacing: .cells(0)) {
        ProductName(configuration: configuration)
        if describes { ProductDescription(configuration: configuration) }
        ProductPriceButton(configuration: configuration, isProminent: false)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The name of a product, or the loading state instead.
struct ProductName: View {
  let configuration: ProductViewStyleConfiguration
  @Environment(\.storeWords) private var texts

  var body: some View {
    switch configuration.state {
    case .loading: Text(texts.words[.loading]).foregroundStyle(.secondary)
    case .unavailable: Text(texts.words[.notForSale]).foregroundStyle(.secondary)
    case .failure: Text(texts.words[.loadingFailed]).foregroundStyle(.warning)
    case .success(let product): Text(product.displayName).bold()
    }
  }
}

/// The description of a product, if it has one.
struct ProductDescription: View {
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    if let description = configuration.product?.description, !description.isEmpty {
      Text(description).foregroundStyle(.secondary)
    }
  }
}

/// The button that buys a product, labelled with the price. A product that the customer owns has a
/// text instead of the price.
struct ProductPriceButton: View {
  let configuration: ProductViewStyleConfiguration
  let isProminent: Bool
  @Environment(\.storeWords) private var texts
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.productPriceColumns) private var priceColumns

  var body: some View {
    if let product = configuration.product {
      if let held = held(product) {
        Text(held).foregroundStyle(heldRole).fixedSize()
      } else if isProminent {
        button(product).buttonStyle(.borderedProminent)
      } else {
        button(product).buttonStyle(.bordered)
      }
    }
  }

  private func button(_ product: Product) -> some View {
    Button {
      configuration.purchase()
    } label: {
      // The price, and below it the total of a commitment.
      VStack(spacing: .cells(0)) {
        Text(texts.words.price(of: product, billedBy: configuration.monthlyTerms)).fixedSize()
          .frame(minWidth: .cells(priceColumns), alignment: .trailing)
        if let commitment = texts.words.commitment(of: configuration.monthlyTerms) {
          Text(commitment).bold(false)
        }
      }
      .lineLimit(nil)
    }
    .disabled(product.unavailability != nil)
    .focusedValue(\.storeEnter, product.type == .autoRenewable ? .subscribe : .buy)
    .accessibilityLabel("\(product.displayName), \(price(of: product))")
  }

  private func price(of product: Product) -> String {
    texts.words.priceAndCommitment(of: product, billedBy: configuration.monthlyTerms)
  }

  private var heldRole: ColorRole { configuration.planStatus?.badgeRole ?? .success }

  private func held(_ product: Product) -> String? {
    if let planStatus = configuration.planStatus {
      return planStatus.canBeBought ? nil : planStatus.badge(texts.words)
    }
    guard product.type == .nonConsumable, configuration.hasCurrentEntitlement else { return nil }
    return (usesASCII ? "* " : "✓ ") + texts.words[.purchased]
  }
}
