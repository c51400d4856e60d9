@testable import TerminalUI

extension Specimen {
  static let lists: [Specimen] = listStyles + listRows
}
