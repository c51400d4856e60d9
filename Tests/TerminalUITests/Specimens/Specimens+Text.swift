@testable import TerminalUI

extension Specimen {
  static let text: [Specimen] = []
}
