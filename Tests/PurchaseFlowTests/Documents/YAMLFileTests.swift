import Foundation
import PurchaseFlow
import Testing

@Suite("YAML files that cannot be read")
struct YAMLFileTests {
  /// The error of a file with certain bytes.
  private func error(of bytes: [UInt8]) throws -> YAMLFileError {
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    try Data(bytes).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    return try #require(throws: YAMLFileError.self) {
      try YAMLNode(file: place.path, whenEmpty: "Write a: b.")
    }
  }

  private func error(of text: String) throws -> YAMLFileError {
    try error(of: Array(text.utf8))
  }

  @Test(
    "a character that YAML does not allow is reported with its position and code point",
    arguments: [
      ("\u{1}", 1, 1, "U+0001"),
      ("a: 1\nb: \u{7F}2", 2, 4, "U+007F"),
      ("a: 1\r\n\"é全\": \u{1B}[0m\u{7}", 2, 7, "U+001B"),
      ("\u{FEFF}a: \0", 1, 4, "U+0000"),
      ("a: 1\u{2028}b: \u{FFFE}", 2, 4, "U+FFFE"),
    ]
  )
  func control(text: String, line: Int, column: Int, number: String) throws {
    let error = try error(of: text)
    #expect(error.line == line, "\(error)")
    #expect(error.column == column, "\(error)")
    #expect(
      error.message
        == "Invalid YAML: the character \(number) is not allowed. Correct this place."
    )
  }

  @Test(
    "the first byte that is not UTF-8 is reported with its position",
    arguments: [
      ([0xFF], 1, 1),
      ([0x61, 0x3A, 0x20, 0xE9, 0x0A], 1, 4),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0xC3, 0xA9, 0xC3], 2, 2),
      ([0x0A, 0x0A, 0xE2, 0x82], 3, 1),
      ([0x61, 0x0A, 0xED, 0xA0, 0x80], 2, 1),
    ] as [([UInt8], Int, Int)]
  )
  func notUTF8(bytes: [UInt8], line: Int, column: Int) throws {
    let error = try error(of: bytes)
    #expect(error.line == line, "\(error)")
    #expect(error.column == column, "\(error)")
    #expect(error.message == "The file is not valid UTF-8 from here on. Save it as UTF-8.")
  }

  @Test("a second document is reported with its position")
  func twoDocuments() throws {
    let error = try error(of: "a: 1\n---\nb: 2\n")
    #expect(error.line == 2)
    #expect(
      error.message
        == "A second document begins here. Move it to a file of its own."
    )
  }

  @Test("a folder in place of a file that the user named asks for another file")
  func folder() throws {
    let path = FileManager.default.temporaryDirectory.path
    let error = try #require(throws: YAMLFileError.self) {
      try YAMLNode(file: path, whenEmpty: "Write a: b.")
    }
    #expect(error.line == nil)
    #expect(error.message == "This is a folder, not a text file. Name another file.")
  }
}
