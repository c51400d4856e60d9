@testable import TerminalUI

extension Specimen {
  static let images: [Specimen] = []
}
