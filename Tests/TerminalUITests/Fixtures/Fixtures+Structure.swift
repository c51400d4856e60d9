@testable import TerminalUI

extension Fixture {
  static let structure: [Fixture] = [
    Fixture("Group") {
      VStack(alignment: .leading) {
        Group {
          Text("first")
          Text("second")
        }
        .bold()
        Text("third")
      }
    },
    Fixture("ForEach") {
      HStack {
        ForEach(1..<4) { Text("\($0)") }
      }
    },
  ]
}
