import StoreModel
import TerminalUI

/// The arrangement of plans in a column.
enum PlanArrangement: Hashable {
  /// A card for each plan.
  case cards
  /// Cards that share the lines between them. The selected card is larger than the others by a
  /// number of columns at each side.
  case group(inset: Int)
  /// Plans without borders, with empty rows between them.
  case list(spacing: Int)

  /// The columns at each side by which the selected plan of a prominent picker is larger, if there
  /// are no rows for space between the cards. The number is this project's choice: less is hardly
  /// visible.
  private static let inset = 2

  /// The number of empty rows between two plans.
  var spacing: Int { if case .list(let spacing) = self { spacing } else { 0 } }

  /// Chooses the most spacious arrangement that does not scroll. Borders take rows, so plans that
  /// scroll have none.
  @MainActor
  init(
    of configuration: SubscriptionStoreControlStyleConfiguration,
    isProminent: Bool,
    _ heights: PlanHeights,
    in space: StoreSpace
  ) {
    let options = configuration.options
    // Measuring hundreds of plans would delay the first frame, and no screen is that high.
    guard options.count <= PlanWidths.mostSideBySide else {
      self = .list(spacing: space.isCompact ? 0 : 1)
      return
    }
    let column = min(space.controlWidth, space.columnWidth)
    let inCards = heights.rows(of: configuration, width: column - PlanHeights.cardSurroundings)
    let inList = heights.rows(of: configuration, width: column - PlanHeights.listSurroundings)
    let (count, sections) = (options.count, configuration.sections.count)
    if isProminent, inCards + 2 * count <= space.planRows {
      self = .cards
    } else if inCards + count + sections <= space.planRows {
      let narrow = column - PlanHeights.cardSurroundings - 2 * Self.inset
      let isLarger =
        isProminent && !space.isSlim && heights.rows(of: configuration, width: narrow) == inCards
      self = .group(inset: isLarger ? Self.inset : 0)
    } else {
      // A list without borders has a row of space above the terms.
      let rows = space.planRows - 1
      let isTight = inList <= rows && inList + count - 1 > rows
      self = .list(spacing: space.isCompact || isTight ? 0 : 1)
    }
  }
}

/// The heights of plans in a column, estimated from the widths of their texts.
@MainActor
struct PlanHeights {
  let texts: StoreWords
  /// Returns the texts of an option other than its name and price.
  let facts: (SubscriptionStoreControlStyleConfiguration.Option) -> PlanFacts

  /// The columns around a plan in a card: lines, focus mark, selection mark and four blanks.
  static let cardSurroundings = 8
  /// The columns around a plan in a list without borders: margins, focus mark and selection mark.
  static let listSurroundings = 9

  /// Returns the height in rows of all plans, without borders, with the headers and footers of the
  /// sections.
  func rows(of configuration: SubscriptionStoreControlStyleConfiguration, width: Int) -> Int {
    let width = max(1, width)
    let around = configuration.sections.reduce(0) {
      $0 + ($1.header == nil ? 0 : 2) + ($1.footer == nil ? 0 : 2)
    }
    return configuration.options.reduce(around) { $0 + rows(of: $1, width: width) }
  }

  private func rows(
    of option: SubscriptionStoreControlStyleConfiguration.Option,
    width: Int
  ) -> Int {
    let facts = facts(option)
    let first = rows(
      Self.columns(option.displayName),
      Self.columns(option.price(texts.words, .spaced)),
      width
    )
    let second = rows(Self.columns(facts.details), Self.columns(facts.badge ?? ""), width)
    return first + second
  }

  /// Returns the rows of a leading and a trailing text, which are on one line if they fit.
  private func rows(_ leading: Int, _ trailing: Int, _ width: Int) -> Int {
    if leading == 0 || trailing == 0 { return (leading + trailing + width - 1) / width }
    if leading + 2 + trailing <= width { return 1 }
    return (leading + width - 1) / width + (trailing + width - 1) / width
  }

  private static func columns(_ text: String) -> Int { text.isEmpty ? 0 : CellText(text).columns }
}
