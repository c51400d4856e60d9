import Foundation
import Testing

@Suite("The configurations that come with the program")
struct ConfigsTests {
  static let names = ["Everything", "FlowerMovie", "StreamingPass"]

  static func path(of name: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit").path
  }

  @Test("are written as Xcode writes them, to the byte", arguments: names)
  func style(of name: String) throws {
    let data = try Data(contentsOf: URL(filePath: Self.path(of: name)))
    let value = try JSONSerialization.jsonObject(with: data)
    let expected = try JSONSerialization.data(
      withJSONObject: value,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
    #expect(data == expected + Data("\n".utf8))
  }
}
