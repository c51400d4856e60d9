import PurchaseFlow
import StoreModel
import TerminalUI

/// The characters that timelines are drawn with, each one column wide.
struct TimelineSymbols: Sendable {
  let usesASCII: Bool

  func sign(of kind: TimelineSpan.Kind) -> String {
    switch kind {
    case .trial: usesASCII ? ":" : "░"
    case .offer: usesASCII ? "o" : "▒"
    case .paid: usesASCII ? "=" : "▓"
    case .grace: usesASCII ? "~" : "≈"
    case .retry: usesASCII ? "-" : "┄"
    case .lapsed: usesASCII ? "." : "·"
    case .revoked: usesASCII ? "x" : "╳"
    }
  }

  /// The start of a period after another period of the same kind.
  var start: String { usesASCII ? "|" : "┃" }
  /// Several spans in one column.
  var several: String { usesASCII ? "#" : "≡" }
  /// A change of plan.
  var change: String { usesASCII ? "+" : "◆" }
  var refund: String { usesASCII ? "<" : "↩" }
  /// The mark of the clock in the shown range.
  var now: String { usesASCII ? "^" : "▲" }
  /// The mark of a clock before the shown range.
  var left: String { usesASCII ? "<" : "←" }
  /// The mark of a clock after the shown range.
  var right: String { usesASCII ? ">" : "→" }
  /// A tick of the axis.
  var tick: String { usesASCII ? "|" : "╵" }
  /// The line of the axis.
  var line: String { usesASCII ? "_" : "─" }
}

extension TimelineSpan.Kind {
  /// The text of the kind's name.
  var text: TimelineText {
    switch self {
    case .trial: .spanTrial
    case .offer: .spanOffer
    case .paid: .spanPaid
    case .grace: .spanGrace
    case .retry: .spanRetry
    case .lapsed: .spanLapsed
    case .revoked: .spanRevoked
    }
  }

  /// The colour of the kind.
  var role: ColorRole {
    switch self {
    case .trial, .offer: .badge
    case .paid: .success
    case .grace: .warning
    case .retry, .revoked: .critical
    case .lapsed: .secondary
    }
  }
}

extension TimelineRowLayout {
  /// Returns the pieces of the row that draws the spans.
  func signs(_ signs: TimelineSymbols) -> [PlacedText] {
    runs.indices.map { index in
      let run = runs[index]
      let isBehindSame =
        index > 0 && runs[index - 1].kind == run.kind
        && runs[index - 1].columns.upperBound == run.columns.lowerBound
      var cells = Array(repeating: signs.sign(of: run.kind), count: run.columns.count)
      if isBehindSame, run.kind.isPeriod, cells.count > 1 { cells[0] = signs.start }
      if run.count > 1 { cells[cells.count - 1] = signs.several }
      return PlacedText(
        column: run.columns.lowerBound,
        columns: cells.count,
        text: cells.joined(),
        role: run.kind.role,
        isDrawing: true
      )
    }
  }

  /// Returns the names of the spans for the row below them. Names that do not fit are left out.
  func names(_ words: Words, usesASCII: Bool) -> [PlacedText] {
    var placed: [PlacedText] = []
    var index = 0
    while index < runs.count {
      var end = index + 1
      while end < runs.count, runs[end].kind == runs[index].kind,
        runs[end].columns.lowerBound == runs[end - 1].columns.upperBound
      {
        end += 1
      }
      let columns = runs[index].columns.lowerBound..<runs[end - 1].columns.upperBound
      let name = words.text(runs[index].kind.text)
      let length = TextWidth.columns(name, asciiOnly: usesASCII)
      let free = placed.last.map { $0.end + 1 } ?? 0
      if let column = column(ofName: length, below: columns, free: free) {
        placed.append(
          PlacedText(column: column, columns: length, text: name, role: .secondary)
        )
      }
      index = end
    }
    return placed
  }

  /// Returns the column of a name below its span; `nil` if the name would not touch its span.
  /// Usually this is the first column of the span. If the previous name occupies that column, the
  /// name moves to the right. At the end of the row, the name moves to the left.
  private func column(ofName length: Int, below columns: Range<Int>, free: Int) -> Int? {
    let column = min(max(columns.lowerBound, free), width - length)
    guard column >= free, column < columns.upperBound, column + length > columns.lowerBound else {
      return nil
    }
    return column
  }

  /// Whether the row shows a symbol for a new period.
  var hasStarts: Bool {
    zip(runs, runs.dropFirst()).contains { run, next in
      run.kind == next.kind && next.kind.isPeriod && next.columns.count > 1
        && run.columns.upperBound == next.columns.lowerBound
    }
  }
}
