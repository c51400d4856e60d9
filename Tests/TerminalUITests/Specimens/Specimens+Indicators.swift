@testable import TerminalUI

extension Specimen {
  static let indicators: [Specimen] = []
}
