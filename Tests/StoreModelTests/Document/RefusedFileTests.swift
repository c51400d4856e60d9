import Testing

@testable import StoreModel

@Suite("Refused files")
struct RefusedFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let message: String
    let line: Int?
    let column: Int?

    init(_ name: String, _ bytes: [UInt8], _ message: String, _ line: Int?, _ column: Int?) {
      self.name = name
      self.bytes = bytes
      self.message = message
      self.line = line
      self.column = column
    }

    init(_ name: String, _ text: String, _ message: String, _ line: Int?, _ column: Int?) {
      self.init(name, Array(text.utf8), message, line, column)
    }

    var testDescription: String { name }
  }

  @Test(
    "a refused file has an error with the reason, the position and a next step",
    arguments: rows
  )
  func refused(_ row: Row) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try StoreConfiguration(bytes: row.bytes, path: "a.storekit")
    }
    #expect(error.message.contains(row.message), "\(error)")
    #expect(error.position?.line == row.line)
    #expect(error.position?.column == row.column)
    #expect(error.message.hasSuffix("."))
    #expect(!error.description.contains("\n"))
    #expect(!error.isUnreadable)
  }

  static let rows: [Row] =
    [
      Row("no bytes", "", "the file is empty", nil, nil),
      Row("blanks only", " \n\t\r\n", "the file is empty", nil, nil),
      Row("only a byte order mark", [0xEF, 0xBB, 0xBF], "the file is empty", nil, nil),
      Row("XML", "<?xml version=\"1.0\"?>\n<plist/>", "XML property list, not JSON", nil, nil),
      Row("XML without a declaration", "<plist version=\"1.0\">", "XML property list", nil, nil),
      Row("binary property list", "bplist00abc", "binary property list", nil, nil),
      Row(
        "alias",
        Array("book".utf8) + [0, 0, 0, 0] + Array("mark".utf8) + [0xFF],
        "not text; this looks like a macOS alias",
        nil,
        nil
      ),
      Row(
        "Git LFS",
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
        "Git LFS pointer",
        nil,
        nil
      ),
      Row("UTF-16, big-endian", [0xFE, 0xFF, 0, 0x7B], "UTF-16", nil, nil),
      Row("UTF-16, little-endian", [0xFF, 0xFE, 0x7B, 0], "UTF-16", nil, nil),
      Row("UTF-16 without a byte order mark", [0x7B, 0, 0x22, 0], "UTF-16", nil, nil),
      Row("UTF-32", [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32", nil, nil),
      Row("invalid UTF-8", Array("{\n  \"é".utf8) + [0xC3, 0x22], "not text in UTF-8", 2, 5),
      Row("a surrogate in UTF-8", [0x7B, 0xED, 0xA0, 0x80], "not text in UTF-8", 1, 2),
      Row("an array", "\n [ ]", "expected an object, found an array", 2, 2),
      Row("a string", "\"products\"", "expected an object, found a string", 1, 1),
      Row("a number", "  42", "expected an object, found a number", 1, 3),
      Row("null", "null", "expected an object, found null", 1, 1),
    ] + syntaxRows + conflictRows

  static let syntaxRows: [Row] = [
    Row("a line comment", "{\n  // more\n}", "comment", 2, 3),
    Row("a block comment", "{ \"a\" : 1 /* more */ }", "comment", 1, 11),
    Row("a trailing comma in an object", "{\n  \"a\" : 1,\n}", "trailing comma before", 2, 10),
    Row("a trailing comma in an array", "{ \"a\" : [ 1, ] }", "trailing comma before", 1, 12),
    Row("no comma after an array", "{\n  \"a\" : [ ]\n  \"b\" : 1\n}", "a comma or", 3, 3),
    Row("no comma in an array", "{ \"a\" : [ 1 2 ] }", "a comma or", 1, 13),
    Row("no colon", "{ \"a\" 1 }", "a colon is expected", 1, 7),
    Row("a key without quotes", "{ a : 1 }", "a key in quotation marks", 1, 3),
    Row("single quotes", "{ 'a' : 1 }", "single quotation marks", 1, 3),
    Row("no value", "{ \"a\" : }", "a value is expected", 1, 9),
    Row("a word", "{ \"a\" : True }", "a value is expected", 1, 9),
    Row("a longer word", "{ \"a\" : nulls }", "a value is expected", 1, 9),
    Row("a number with a leading zero", "{ \"a\" : 012 }", "not a JSON number", 1, 9),
    Row("a number that ends early", "{ \"a\" : 1. }", "not a JSON number", 1, 9),
    Row("a plus", "{ \"a\" : +1 }", "a value is expected", 1, 9),
    Row("a line break in a string", "{ \"a\" : \"b\nc\" }", "a line break", 1, 11),
    Row("an unknown escape", "{ \"a\" : \"\\x\" }", "backslash", 1, 10),
    Row("a truncated escape", "{ \"a\" : \"\\u12\" }", "backslash", 1, 10),
    Row("truncated in an object", "{ \"a\" : 1", "the file ends inside an object", 1, 10),
    Row("truncated in an array", "{ \"a\" : [ 1,\n", "the file ends inside an array", 2, 1),
    Row("truncated in a string", "{ \"a\" : \"bc", "the file ends inside a string", 1, 12),
    Row("an array closed as an object", "{ \"a\" : [ 1 } }", "instead of", 1, 13),
    Row("an object closed as an array", "{ \"a\" : 1 ]", "instead of", 1, 11),
    Row("text after the end", "{ }\n{ }", "more text follows", 2, 1),
    Row("columns are characters", "{ \"a\" : \"日本語👩‍👩‍👧é\" 1 }", "a comma or", 1, 17),
    Row("nesting", String(repeating: "[", count: 10_000), "512 levels deep", 1, 513),
    Row("nesting in objects", String(repeating: "{\"a\":", count: 600), "512 levels", 1, 2_561),
  ]

  static let conflictRows: [Row] = [
    Row(
      "a marker before a member",
      "{\n<<<<<<< HEAD\n  \"a\" : 1\n",
      "merge conflict marker",
      2,
      1
    ),
    Row("a marker after a member", "{\n  \"a\" : 1\n=======\n", "merge conflict marker", 3, 1),
    Row("an end marker", "{\r\n  \"a\" : 1,\r\n>>>>>>> b\r\n}", "merge conflict marker", 3, 1),
    Row("a base marker", "{ \"a\" : [\n||||||| base\n", "merge conflict marker", 2, 1),
    Row("a marker at the start", "<<<<<<< HEAD\n{", "merge conflict marker", 1, 1),
  ]

  @Test("512 levels of nesting are read")
  func deepest() throws {
    let lists = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    let configuration = try StoreConfiguration(bytes: Array("{\"x\":\(lists)}".utf8))
    #expect(configuration.unknownTopLevelKeys == ["x"])
  }
}
