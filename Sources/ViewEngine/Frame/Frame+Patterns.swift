extension Frame {
  /// The frame for a terminal without colours, where strong areas are reversed and weak ones
  /// look like the ground: those that are one row high and without letters, the tracks of
  /// bars and rules, get a pattern, so that they are seen and told from strong ones.
  package func withPatterns(isUnicode: Bool) -> Frame {
    guard cells.contains(where: { $0.style.background.isWeak }) else { return self }
    var result = self
    let mark = isUnicode ? "░" : "-"
    for y in 0..<size.height {
      for run in weakRuns(y) where isFlat(run, y) {
        for x in run { result[x, y].text = mark }
      }
    }
    return result
  }

  /// The stretches of a row that are filled weakly.
  private func weakRuns(_ y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in 0..<size.width where self[x, y].style.background.isWeak {
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
  /// How far apart red, green and blue of a grey may be, of 255. Our choice.
  private static let greyTolerance: UInt8 = 32

  /// How bright a grey is that stands back, of 255: neither near black nor near white. Our choice.
  private static let weakGreys = 64..<232

  /// Whether an area of the colour stands back, as greys do: numbers 7 and 8 of the 16 colours of
  /// terminals.
  package var isWeak: Bool {
    switch value {
    case .role(let role): role == .secondary || role == .separator
    case .ansi(let number): number == 7 || number == 8
    case .rgb(let red, let green, let blue):
      max(red, green, blue) - min(red, green, blue) < Self.greyTolerance
        && Self.weakGreys.contains(Int(max(red, green, blue)))
    }
  }
}
