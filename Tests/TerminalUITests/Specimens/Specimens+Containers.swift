@testable import TerminalUI

extension Specimen {
  static let containers: [Specimen] = navigation + tabs
}
