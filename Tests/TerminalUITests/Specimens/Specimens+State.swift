@testable import TerminalUI

extension Specimen {
  static let state: [Specimen] = []
}
