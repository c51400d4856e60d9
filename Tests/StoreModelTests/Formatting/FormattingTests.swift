import Foundation
import Testing

@testable import StoreModel

@Suite("Xcode's style")
struct FormattingTests {
  private static func formatted(_ text: String) throws -> String {
    let result = try FormattedConfiguration(bytes: Array(text.utf8), path: "A.storekit")
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test("keys are sorted without regard to case, with one entry per line")
  func layout() throws {
    let text = #"{"b":[],"_storefront":"USA","_storeKitErrors":[1,{}],"A":{"10":1,"9":[[2]]}}"#
    #expect(
      try Self.formatted(text) == """
        {
          "_storefront" : "USA",
          "_storeKitErrors" : [
            1,
            {

            }
          ],
          "A" : {
            "9" : [
              [
                2
              ]
            ],
            "10" : 1
          },
          "b" : [

          ]
        }

        """
    )
  }

  @Test(
    "strings have as few escapes as JSON allows, without losing characters",
    arguments: [
      (#"a\/b"#, "a/b"), (#"\u00e9"#, "é"), (#"\ud83d\ude00"#, "😀"), (#"\ud83d"#, #"\ud83d"#),
      (#"\ud83d\u0041"#, #"\ud83dA"#), (#"\u000a\u001B\u0022"#, #"\n\u001b\""#),
      (#"\\\/\\"#, #"\\/\\"#), ("日本", "日本"), (#"\u005c"#, #"\\"#),
    ]
  )
  func spelling(written: String, plain: String) throws {
    #expect(
      try Self.formatted("{\"a\" : \"\(written)\"}") == "{\n  \"a\" : \"\(plain)\"\n}\n"
    )
  }

  @Test("numbers, repeated keys, unknown keys and private keys keep their spelling")
  func kept() throws {
    let text = #"{"z":9.990,"a":1E+2,"a":-0.0,"privateKey":"a dummy, not a key","Z":true}"#
    #expect(
      try Self.formatted(text) == """
        {
          "a" : 1E+2,
          "a" : -0.0,
          "privateKey" : "a dummy, not a key",
          "Z" : true,
          "z" : 9.990
        }

        """
    )
  }

  @Test("text that is not a JSON object is refused", arguments: ["{\"a\" : }", "[]", ""])
  func refused(text: String) {
    #expect(throws: ConfigurationError.self) { try Self.formatted(text) }
  }

  @Test("formatting keeps the meaning of a file, and formatting again changes nothing")
  func stable() throws {
    for name in ["Everything", "StreamingPass", "FlowerMovie"] {
      let path = DifferenceSample.path(name)
      let once = try FormattedConfiguration(path: path)
      #expect(!once.isChanged, "\(name) is not in Xcode's style")
      let turned = try DifferenceSample.tree(name).turned.text
      let before = try StoreConfiguration(bytes: Array(turned.utf8))
      let result = try FormattedConfiguration(bytes: Array(turned.utf8), path: name)
      #expect(result.isChanged)
      let after = try StoreConfiguration(bytes: result.bytes)
      #expect(ConfigurationDifference(from: before, to: after).isEmpty)
      #expect(try !FormattedConfiguration(bytes: result.bytes, path: name).isChanged)
    }
  }

  @Test("a file is written with its permissions, through a link, and only if it changes")
  func writing() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "A.storekit"), folder.appending(path: "B.storekit"))
    try Data("{}".utf8).write(to: file)
    chmod(file.path, 0o640)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try FormattedConfiguration(path: link.path).write()
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\n\n}\n")
    var status = stat()
    #expect(lstat(link.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    let inode = status.st_ino
    try FormattedConfiguration(path: file.path).write()
    #expect(stat(file.path, &status) == 0 && status.st_ino == inode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }
}
