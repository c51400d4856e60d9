extension CellText {
  /// Returns the text in lines of at most `columns` columns.
  ///
  /// Lines break between words where possible. A word longer than a line, such as an identifier, is
  /// split after one of its separators, or else anywhere. Line breaks in
  /// the text are preserved. Spaces at a wrapped line break are dropped. With a limit of one
  /// column, a wide character becomes `?`. The result is empty if `columns` is zero or the text is
  /// empty.
  package func wrapped(toColumns columns: Int) -> [CellText] {
    guard columns > 0, !isEmpty else { return [] }
    if columns > 1, breaks.isEmpty, self.columns <= columns { return [self] }
    return lines.flatMap { line in
      line.lineRanges(toColumns: columns).map { line.fitted($0, toColumns: columns) }
    }
  }

  /// Returns the text in at most `limit` lines of at most `columns` columns. If the text is longer,
  /// the last line is truncated as by ``truncated(toColumns:mode:ellipsis:)``.
  package func wrapped(
    toColumns columns: Int,
    limit: Int,
    mode: Truncation = .tail,
    ellipsis: CellText
  ) -> [CellText] {
    guard columns > 0, limit > 0 else { return [] }
    let all = wrapped(toColumns: columns)
    guard all.count > limit else { return all }
    let (rest, isLast) = remainder(afterLines: limit - 1, toColumns: columns)
    let cut = isLast ? rest : rest + ellipsis
    let last = cut.truncated(toColumns: columns, mode: mode, ellipsis: ellipsis)
    return all[..<(limit - 1)] + [last]
  }

  /// Returns the text from the wrapped line with index `count` up to the next line break, and
  /// whether the text ends there.
  private func remainder(
    afterLines count: Int,
    toColumns columns: Int
  ) -> (text: CellText, isLast: Bool) {
    var skipped = 0
    for (index, line) in lines.enumerated() {
      let ranges = line.lineRanges(toColumns: columns)
      if skipped + ranges.count > count {
        let start = ranges[count - skipped].lowerBound
        return (CellText(units: Array(line.units[start...]).trimmed), index == breaks.count)
      }
      skipped += ranges.count
    }
    return (CellText(), true)
  }

  /// Returns the ranges of units of the wrapped lines. The text must not contain line breaks.
  private func lineRanges(toColumns limit: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var opportunity = 0
    var used = 0
    var index = 0
    while index < units.count {
      if index > start, canBreak(before: index) { opportunity = index }
      used += min(units[index].columns, limit)
      if used > limit, !units[index].isSpace {
        let end = opportunity > start ? opportunity : partEnd(in: start..<index)
        ranges.append(start..<end)
        (start, index, used) = (end, end, 0)
      } else {
        index += 1
      }
    }
    return ranges + [start..<units.count]
  }

  /// Returns the index at which a line ends in a word that is longer than the line: after the last
  /// separator in the second half of the line, or else at the end of the line. A sign before a digit
  /// is part of a number, not a separator.
  private func partEnd(in range: Range<Int>) -> Int {
    let last = range.suffix(range.count / 2).last { index in
      let next = index + 1 < units.count ? units[index + 1].cell.scalar : 0
      return Self.separators.contains(units[index].cell.scalar) && !(0x30...0x39).contains(next)
    }
    return last.map { $0 + 1 } ?? range.upperBound
  }

  /// The characters that separate the parts of identifiers and addresses. Base64 text has none but
  /// the slash.
  private static let separators = Set("./:@&?".unicodeScalars.map(\.value))

  private func canBreak(before index: Int) -> Bool {
    let (before, after) = (units[index - 1], units[index])
    if after.isSpace { return false }
    return before.isSpace || before.allowsBreak(before: after)
  }

  /// Returns the units of a line without trailing spaces, if the text continues or the spaces do
  /// not fit.
  private func fitted(_ range: Range<Int>, toColumns limit: Int) -> CellText {
    var line = units[range]
    var used = line.reduce(0) { $0 + min($1.columns, limit) }
    let isBroken = range.upperBound < units.count
    while let last = line.last, last.isSpace, isBroken || used > limit {
      used -= min(last.columns, limit)
      line.removeLast()
    }
    guard limit == 1 else { return CellText(units: Array(line)) }
    return CellText(units: line.map { $0.columns == 1 ? $0 : .placeholder(style: $0.style) })
  }
}

extension CellText.Unit {
  static func placeholder(style: CellStyle) -> CellText.Unit {
    CellText.Unit(cell: Cell(scalar: 0x3F, columns: 1, style: style), breaking: .word)
  }

  static func space(style: CellStyle) -> CellText.Unit {
    CellText.Unit(cell: Cell(scalar: 0x20, columns: 1, style: style), breaking: .space)
  }
}
