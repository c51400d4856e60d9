import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The timeline's screen: a timeline for each group over a time axis, and below it the events or
/// the other branches.
struct TimelineScreen: View {
  let model: TimelineModel

  /// The minimum height in cells at which timelines have titles and a legend; this project's
  /// choice.
  static let tallHeight = 14
  /// The minimum height of the list below, in cells; this project's choice.
  static let listHeight = 4

  var body: some View {
    GeometryReader { proxy in
      let width = max(proxy.cells.width - 2, 1)
      VStack(alignment: .leading) {
        if model.pane == .comparison {
          BranchComparison(model: model, width: width)
        } else {
          let isTall = proxy.cells.height >= Self.tallHeight
          if isTall || model.pane == .events {
            TimelineDrawing(
              model: model,
              width: width,
              height: proxy.cells.height - Self.listHeight,
              isTall: isTall
            )
          }
          if model.pane == .events {
            TimelineEventList(model: model, width: width)
          } else {
            BranchList(model: model)
          }
        }
      }
      .padding(.horizontal, .cells(1))
    }
  }
}

/// The timelines with their axis.
private struct TimelineDrawing: View {
  let model: TimelineModel
  let width: Int
  let height: Int
  let isTall: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let signs = TimelineSymbols(usesASCII: usesASCII)
    let (axis, drawn) = (axis, drawn)
    VStack(alignment: .leading) {
      ForEach(drawn, id: \.id) { timeline in
        TimelineRowView(model: model, timeline: timeline, width: width, isTall: isTall)
      }
      PlacedRow(pieces: axis.row(signs), width: width)
        .accessibilityHidden(true)
      NowRow(model: model, axis: axis)
      if isTall { TimelineLegend(model: model, timelines: drawn) }
    }
  }

  /// The number of rows below the timelines: the axis, the clock, and two rows for the legend.
  private static let rowsBelow = 4

  /// The timelines that fit on the screen. A low screen shows only the timeline of the selected
  /// group.
  private var drawn: [TimelineRow] {
    model.timelineRows(width: width, room: isTall ? height - Self.rowsBelow : 0)
  }

  private var axis: TimeAxis {
    TimeAxis(
      window: model.window,
      width: width,
      zone: model.session.simulation.account.store.zone,
      dates: model.dates,
      usesASCII: usesASCII
    )
  }
}

/// The meaning of the visible symbols. This legend is hidden from screen readers, because the
/// timelines' descriptions name the spans.
private struct TimelineLegend: View {
  let model: TimelineModel
  let timelines: [TimelineRow]
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let signs = TimelineSymbols(usesASCII: usesASCII)
    let layouts = timelines.map(\.layout)
    let kinds = TimelineSpan.Kind.allCases.filter { kind in
      layouts.contains { $0.runs.contains { $0.kind == kind } }
    }
    let isFolded = layouts.contains { $0.runs.contains { $0.count > 1 } }
    let marks = timelines.flatMap(\.marks).map(\.kind)
    let entries: [(sign: String, meaning: TimelineText, role: ColorRole)] =
      kinds.map { (signs.sign(of: $0), $0.text, $0.role) }
      + (layouts.contains(where: \.hasStarts) ? [(signs.start, .markStart, .standard)] : [])
      + (isFolded ? [(signs.several, .markSeveral, .standard)] : [])
      + (marks.contains { $0 != .refund } ? [(signs.change, .markChange, .standard)] : [])
      + (marks.contains(.refund) ? [(signs.refund, .markRefund, .critical)] : [])
    if !entries.isEmpty {
      entries.enumerated().reduce(Text(verbatim: "")) { text, entry in
        let (index, (sign, meaning, role)) = entry
        return text + Text(verbatim: index == 0 ? "" : "  ")
          + Text(verbatim: sign).foregroundStyle(role)
          + Text(verbatim: "\u{A0}" + model.words.text(meaning)).foregroundStyle(.secondary)
      }
      .accessibilityHidden(true)
    }
  }
}
