import StoreModel
import TerminalUI

/// The widths of products, in columns. The values are this project's choice.
enum ProductWidths {
  /// The minimum width of name and description beside a price. Beside the longest price that is
  /// usual, it fits in a card of 40 columns, so that all prices of a store are in one column.
  static let text = 12
  /// The minimum width of a product beside another product.
  static let column = 50
  /// The gap between two products.
  static let gap = 4
  /// The gap between two products in cards, whose borders already separate them.
  static let cardGap = 1
}

/// The arrangement of the products of a store in a grid.
struct ProductArrangement: Hashable {
  /// The number of products side by side.
  let columns: Int
  /// Whether each product is in a card. Borders take rows, so products that scroll have none.
  let hasCards: Bool

  /// Arranges a number of products in a store of a given size.
  init(_ count: Int, in size: Size) {
    let fitting = size.width / (ProductWidths.column + ProductWidths.gap)
    columns = max(1, min(fitting, count))
    let lines = (count + columns - 1) / columns
    hasCards = lines * Self.cardHeight + Self.rowsAround <= size.height
  }

  /// The height of a card with name and description, in rows.
  private static let cardHeight = 4
  /// The empty rows around the products, and the button that restores purchases.
  private static let rowsAround = 3

  /// The cells between two products side by side.
  var gap: Int { hasCards ? ProductWidths.cardGap : ProductWidths.gap }

  /// The maximum width of all products. A product that is alone in its line has the width of the
  /// column of a subscription store.
  var maxWidth: Int { columns * StoreFrameLimits.column + (columns - 1) * gap }
}

private enum ProductCardsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
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
