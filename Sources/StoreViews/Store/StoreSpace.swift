import TerminalUI

/// The space of a store, from which its views derive their arrangement.
struct StoreSpace: Hashable {
  /// The size of the store in cells.
  let size: Size
  /// The position of the controls.
  let placement: SubscriptionStoreControlPlacementKey
  /// The height of the content above the plans in rows; an estimate if the client supplied the
  /// content.
  let headerRows: Int
  /// The number of rows that the links need.
  var linkRows = 1
  /// Whether the content above the plans is of any length, so that the store opens at its
  /// beginning. Otherwise the store opens at the selected plan.
  var opensAtTop = false

  /// Whether the store has so few rows that it uses compact spacing.
  var isCompact: Bool { size.height < StoreFrameLimits.compactHeight }

  /// Whether the store is so low that only a plan and the button fit.
  var isTiny: Bool { size.height < StoreFrameLimits.tinyHeight }

  /// Whether the store is so narrow that names and prices need the columns of the margins.
  var isSlim: Bool { size.width < StoreFrameLimits.slimWidth }

  /// Whether the store has space for a mark above the name of the group.
  var isLarge: Bool {
    size.width >= StoreFrameLimits.largeSize.width
      && size.height >= StoreFrameLimits.largeSize.height
  }

  /// The number of empty rows between two parts of the store.
  var gap: Int { isCompact ? 0 : size.height < StoreFrameLimits.airyHeight ? 1 : 2 }

  /// The number of empty rows above the links. In a terminal of 24 rows, the links give up their row
  /// if a message or a second row of links takes a row of the store. Otherwise the cards would lose
  /// their borders.
  var linksGap: Int {
    switch size.height {
    case StoreFrameLimits.heightBelowMessage: 0
    case StoreFrameLimits.heightBelowMessage + 1 where linkRows > 1: 0
    default: max(1, gap)
    }
  }

  /// The empty columns beside the line above the links to other groups, which is as wide as the
  /// cards of the plans.
  var groupLinksInset: Int { columnWidth < size.width ? 0 : 1 }

  /// The width of the column that contains text, controls and buttons.
  var columnWidth: Int {
    size.width > StoreFrameLimits.widestColumn ? StoreFrameLimits.column : size.width
  }

  /// Whether controls can be beside marketing content.
  var isWide: Bool { size.width >= StoreFrameLimits.narrowWidth }

  /// The width of the area that contains the controls. It is wider than the column if the column
  /// is only a measure for text.
  var controlWidth: Int {
    isBesideMarketing ? min(size.width / 2, PlanWidths.button) : size.width
  }

  /// The width of a row of cards that scrolls horizontally or turns pages. In a narrow store it
  /// leaves a column to the marks of the vertical scroll view.
  var rowWidth: Int {
    let width = min(controlWidth, columnWidth)
    return width == size.width || isBesideMarketing ? width - 1 : width
  }

  /// The number of rows that plans can fill without scrolling, borders included.
  var planRows: Int {
    let bar =
      isCompact
      ? StoreFrameLimits.compactBarRows : StoreFrameLimits.barRows + linksGap + linkRows - 1
    return switch placement {
    case .leading where isWide, .trailing where isWide: size.height - bar - 1
    case .bottomBar, .bottom: size.height * 2 / 3 - bar - 1
    case .buttonsInBottomBar: size.height - bar - 1 - headerRows - 2 * min(1, gap)
    default: size.height - bar - headerRows - 2 * min(1, gap)
    }
  }

  private var isBesideMarketing: Bool {
    isWide && (placement == .leading || placement == .trailing)
  }
}

/// Sizes of stores in cells. All values are this project's choice.
package enum StoreFrameLimits {
  /// The height below which the store has no name and no line above the bar, and the bar shows its
  /// end, the subscribe button. A window of 12 rows leaves more rows for the store.
  static let tinyHeight = 9
  /// The width below which plans have no margins. Windows for which the browser is made are wider.
  static let slimWidth = 40
  /// The height below which the store uses compact spacing.
  static let compactHeight = 18
  /// The height from which parts of the store are two rows apart: a terminal of 40 rows, without
  /// the lines around the store.
  static let airyHeight = 36
  /// The size from which the header has a mark: a terminal of 100 columns and 30 rows, without the
  /// lines around the store.
  static let largeSize = Size(width: 100, height: 26)
  /// The width below which controls are never beside marketing content.
  package static let narrowWidth = 64
  /// The width up to which the column fills the store. In a wider store, the price of a plan would
  /// be too far from its name.
  static let widestColumn = 84
  /// The width of the column in a store that is wider than ``widestColumn``: about the measure of a
  /// book page, in which names and prices are still read as one line.
  static let column = 76
  /// The ideal height of a store, used in a sheet (if the screen is that high) and in a scroll
  /// view.
  static let idealHeight = 40
  /// The height in a terminal of 24 rows while the browser shows a message of one line.
  static let heightBelowMessage = 20
  /// The rows of terms, button and links: one row each.
  static let barRows = 3
  /// The rows of line, terms and button in a compact store.
  static let compactBarRows = 4
}

private enum StoreSpaceKey: EnvironmentKey {
  static let defaultValue = StoreSpace(
    size: Size(width: 80, height: 24),
    placement: .automatic,
    headerRows: 1
  )
}

extension EnvironmentValues {
  /// The space of the enclosing store. Outside of a store, the space of a terminal with 80 columns
  /// and 24 rows.
  var storeSpace: StoreSpace {
    get { self[StoreSpaceKey.self] }
    set { self[StoreSpaceKey.self] = newValue }
  }
}
