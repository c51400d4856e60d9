import NcursesTerminal
import TerminalUI

extension TerminalEnvironment {
  /// The size of a printed screen, from the variables `COLUMNS` and `LINES` (range: 1 to 1000,
  /// default: 80 × 24).
  var printedSize: Size {
    Size(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
  }

  private func number(_ name: String) -> Int? {
    variables[name].flatMap(Int.init).flatMap { (1...1000).contains($0) ? $0 : nil }
  }
}
