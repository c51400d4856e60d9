import PurchaseFlow
import StoreModel
import TerminalUI

/// The characters that strips are drawn with, each one column wide.
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

  /// Where a period begins behind one of the same kind.
  var start: String { usesASCII ? "|" : "┃" }
  /// Several stretches in one column.
  var several: String { usesASCII ? "#" : "≡" }
  /// Another plan.
  var change: String { usesASCII ? "+" : "◆" }
  /// A refund.
  var refund: String { usesASCII ? "<" : "↩" }
  /// The clock.
  var now: String { usesASCII ? "^" : "▲" }
  /// The clock, to the left of what is drawn.
  var left: String { usesASCII ? "<" : "←" }
  /// The clock, to the right of what is drawn.
  var right: String { usesASCII ? ">" : "→" }
  /// A mark of the axis.
  var tick: String { usesASCII ? "|" : "╵" }
  /// The axis.
  var line: String { usesASCII ? "_" : "─" }
}

extension TimelineSpan.Kind {
  /// Its name.
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

  /// Its colour.
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
  /// The row of signs.
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

  /// The names of the stretches below them, as far as they have room.
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

  /// Where a name stands below its columns: at their beginning, or so far behind that as the
  /// name before it asks for, or as far before as the edge does.
  private func column(ofName length: Int, below columns: Range<Int>, free: Int) -> Int? {
    let column = min(max(columns.lowerBound, free), width - length)
    guard column >= free, column < columns.upperBound, column + length > columns.lowerBound else {
      return nil
    }
    return column
  }

  /// Whether a sign for a new period is on the row.
  var hasStarts: Bool {
    zip(runs, runs.dropFirst()).contains { run, next in
      run.kind == next.kind && next.kind.isPeriod && next.columns.count > 1
        && run.columns.upperBound == next.columns.lowerBound
    }
  }
}
