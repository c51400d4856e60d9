@testable import TerminalUI

extension Fixture {
  static let lists: [Fixture] = listStyles + listRows
}
