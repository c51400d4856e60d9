@testable import TerminalUI

extension Specimen {
  static let layout: [Specimen] = []
}
