@testable import TerminalUI

extension Specimen {
  static let shapes: [Specimen] = []
}
