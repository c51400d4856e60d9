@testable import TerminalUI

extension Specimen {
  static let presentations: [Specimen] = []
}
