import StoreModel
import TerminalUI

/// The widths of products, in columns. The values are this project's choice.
enum ProductWidths {
  /// The minimum width of name and description beside a price. Beside the longest price that is
  /// usual, it fits in a card of 40 columns, so that all prices of a store are in one column.
  static let text = 12
}

/// The arrangement of the products of a store, one below the other in the column of a subscription
/// store.
struct ProductArrangement: Hashable {
  /// Whether each product is in a card. Borders take rows, so products that scroll have none.
  let hasCards: Bool
  /// Whether the store has so few rows that no row around the content above the products is empty.
  let isCompact: Bool

  /// Arranges a number of products in a store of a given size.
  ///
  /// - Parameter hasHeader: Whether there is content above the products.
  init(_ count: Int, in size: Size, hasHeader: Bool) {
    isCompact = size.height < StoreFrameLimits.compactHeight
    let around = Self.rowsAround + (hasHeader ? Self.headerRows : 0)
    hasCards = count * Self.cardHeight + around <= size.height
  }

  /// The height of a card with name and description, in rows.
  private static let cardHeight = 4
  /// The empty rows around the products, and the button that restores purchases.
  private static let rowsAround = 3
  /// The rows of the least content above the products: a name between two empty rows.
  private static let headerRows = 3
}

private enum ProductCardsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum PriceColumnsKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The width of the widest price of the enclosing store, in columns, so that all buttons with
  /// prices have the same width; 0 outside of a store.
  var productPriceColumns: Int {
    get { self[PriceColumnsKey.self] }
    set { self[PriceColumnsKey.self] = newValue }
  }

  /// Whether the standard styles draw each product in a card.
  var hasProductCards: Bool {
    get { self[ProductCardsKey.self] }
    set { self[ProductCardsKey.self] = newValue }
  }
}

extension View {
  /// Draws the product in a card, if the products of the enclosing store have cards.
  func inProductCard() -> some View { modifier(ProductCard()) }
}

private struct ProductCard: ViewModifier {
  @Environment(\.hasProductCards) private var hasCards

  func body(content: Content) -> some View {
    if hasCards {
      content.padding(.horizontal, .cells(1)).card(CardBorder(isSelected: false))
    } else {
      content
    }
  }
}
