@testable import TerminalUI

extension Fixture {
  static let containers: [Fixture] = navigation + tabs
}
