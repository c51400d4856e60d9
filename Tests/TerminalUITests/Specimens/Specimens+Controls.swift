@testable import TerminalUI

extension Specimen {
  static let controls: [Specimen] = []
}
