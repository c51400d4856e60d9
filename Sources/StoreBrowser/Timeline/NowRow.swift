import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The row under the time axis. It shows the clock's position and the dates that the axis omits. If
/// the clock is outside the visible window, an arrow at the start or the end of the row points
/// towards the clock.
struct NowRow: View {
  let model: TimelineModel
  let axis: TimeAxis
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var direction

  /// The position of the clock.
  private enum Place {
    case earlier
    case later
    case drawn(column: Int)
  }

  var body: some View {
    let pieces = pieces
    PlacedRow(pieces: pieces + [date(beside: pieces)].compactMap(\.self), width: width)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(spoken ?? "")
      // Within the window, the timeline rows' descriptions include the clock.
      .accessibilityHidden(spoken == nil)
  }

  private var width: Int { axis.width }
  private var now: Instant { model.session.now }

  private var place: Place {
    if axis.window.contains(now) {
      return .drawn(column: axis.window.column(of: now, width: width))
    }
    return now < axis.window.start ? .earlier : .later
  }

  /// The symbol of the clock with its label, which is after the symbol, or before it if there is no
  /// space.
  private var pieces: [PlacedText] {
    let signs = TimelineSymbols(usesASCII: usesASCII)
    let isMirrored = direction == .rightToLeft
    let (column, sign) =
      switch place {
      case .earlier: (0, isMirrored ? signs.right : signs.left)
      case .later: (width - 1, isMirrored ? signs.left : signs.right)
      case .drawn(let column): (column, signs.now)
      }
    let mark = PlacedText(column: column, columns: 1, text: sign, isBold: true)
    let name = model.words.text(TimelineText.markNow)
    let columns = TextWidth.columns(name, asciiOnly: usesASCII)
    let isBehind = column + 2 + columns <= width
    let start = isBehind ? column + 2 : column - 1 - columns
    guard start >= 0 else { return [mark] }
    return [mark, PlacedText(column: start, columns: columns, text: name)]
  }

  /// Returns the date at the start of the row, or at the end of the row if the start is occupied.
  private func date(beside pieces: [PlacedText]) -> PlacedText? {
    let first = pieces.map(\.column).min() ?? width
    let last = pieces.map(\.end).max() ?? 0
    for text in axis.dateTexts {
      let columns = TextWidth.columns(text, asciiOnly: usesASCII)
      let column = columns + 2 <= first ? 0 : width - columns
      guard column == 0 || column >= last + 2 else { continue }
      return PlacedText(column: column, columns: columns, text: text, role: .secondary)
    }
    return nil
  }

  /// The spoken position of the clock; `nil` if it is within the window.
  private var spoken: String? {
    let moment = model.dates.moment(now)
    return switch place {
    case .earlier: model.words.text(TimelineText.markNowEarlier, moment)
    case .later: model.words.text(TimelineText.markNowLater, moment)
    case .drawn: nil
    }
  }
}
