@testable import TerminalUI

extension Specimen {
  static let effects: [Specimen] = []
}
