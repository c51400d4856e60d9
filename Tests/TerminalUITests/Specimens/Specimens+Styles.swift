@testable import TerminalUI

extension Specimen {
  static let styles: [Specimen] = []
}
