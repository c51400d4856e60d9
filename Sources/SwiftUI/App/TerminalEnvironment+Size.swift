import NcursesTerminal
import TerminalUI

extension TerminalEnvironment {
  /// The size of a screen that is printed: what `COLUMNS` and `LINES` name, from 1 to
  /// 1000; where they name none, 80 × 24.
  var printedSize: Size {
    Size(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
  }

  private func number(_ name: String) -> Int? {
    variables[name].flatMap(Int.init).flatMap { (1...1000).contains($0) ? $0 : nil }
  }
}
