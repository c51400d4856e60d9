@testable import TerminalUI

extension Specimen {
  static let controls: [Specimen] = buttons + toggles + pickers + menus + fields + days
}
