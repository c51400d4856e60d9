@testable import TerminalUI

extension Specimen {
  static let structure: [Specimen] = [
    Specimen("Group") {
      VStack(alignment: .leading) {
        Group {
          Text("first")
          Text("second")
        }
        .bold()
        Text("third")
      }
    },
    Specimen("ForEach") {
      HStack {
        ForEach(1..<4) { Text("\($0)") }
      }
    },
  ]
}
