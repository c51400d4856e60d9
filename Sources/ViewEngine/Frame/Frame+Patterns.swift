extension Frame {
  /// Returns the frame for a terminal without colours, with a pattern in place of weak backgrounds.
  ///
  /// Such a terminal shows strong backgrounds reversed and does not show weak ones. Weak areas one
  /// row high and without letters, such as the tracks of bars, therefore get a pattern.
  package func withPatterns(isUnicode: Bool) -> Frame {
    guard cells.contains(where: { $0.style.background.needsPattern }) else { return self }
    var result = self
    let mark = isUnicode ? "░" : "-"
    for y in 0..<size.height {
      for run in weakRuns(y) where isFlat(run, y) {
        for x in run { result[x, y].text = mark }
      }
    }
    return result
  }

  /// Returns the column ranges of a row with a weak background.
  private func weakRuns(_ y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in 0..<size.width where self[x, y].style.background.needsPattern {
      if let last = runs.last, last.upperBound == x {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  private func isFlat(_ run: Range<Int>, _ y: Int) -> Bool {
    run.allSatisfy { x in
      self[x, y].text == " "
        && ![y - 1, y + 1].contains { neighbour in
          (0..<size.height).contains(neighbour) && self[x, neighbour].style.background.isWeak
        }
    }
  }
}

extension CellColor {
  /// A colour is a grey if its components (0 to 255) differ by less than this limit. This project's
  /// choice.
  private static let greyTolerance: UInt8 = 32

  /// The brightness of weak greys, from 0 to 255: not close to black or white (this project's
  /// choice).
  private static let weakGreys = 64..<232

  /// Whether an area of this colour is invisible without colours and may need a pattern. Controls
  /// with a quiet fill have brackets instead; see ``Frame/withControlEdges(quietOnly:)``.
  fileprivate var needsPattern: Bool { isWeak && self != .fill }

  /// Whether an area of this colour is unobtrusive: a grey, including the ANSI colours 7 and 8.
  package var isWeak: Bool {
    switch value {
    case .role(let role): role == .secondary || role == .separator || role == .fill
    case .ansi(let number): number == 7 || number == 8
    case .rgb(let red, let green, let blue):
      max(red, green, blue) - min(red, green, blue) < Self.greyTolerance
        && Self.weakGreys.contains(Int(max(red, green, blue)))
    }
  }
}
