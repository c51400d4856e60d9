@testable import TerminalUI

extension Fixture {
  static let controls: [Fixture] = buttons + toggles + pickers + menus + fields + days
}
