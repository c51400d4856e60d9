@testable import TerminalUI

extension Specimen {
  static let semantics: [Specimen] = []
}
