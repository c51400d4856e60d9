import Foundation
import Testing

@Suite("storeterm fmt")
struct FmtCommandTests {
  private static let odd = #"{"version":{"minor":0,"major":4},"products":[]}"#
  private static let formatted = """
    {
      "products" : [

      ],
      "version" : {
        "major" : 4,
        "minor" : 0
      }
    }

    """

  @Test("fmt writes a file in Xcode's style and prints nothing")
  func writes() throws {
    let folder = try Program.Folder()
    let file = try folder.file("A.storekit", Self.odd)
    let outcome = try Program.run(["fmt", file.path])
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(outcome.exitCode == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.formatted)
  }

  @Test("fmt --check names files that would change, exits with 1 and writes nothing")
  func check() throws {
    let folder = try Program.Folder()
    let odd = try folder.file("A.storekit", Self.odd)
    let fine = try folder.file("B.storekit", Self.formatted)
    let outcome = try Program.run(["fmt", "--check", odd.path, fine.path])
    #expect(outcome.output == odd.path + "\n")
    #expect(outcome.exitCode == 1)
    #expect(try String(contentsOf: odd, encoding: .utf8) == Self.odd)
    #expect(try Program.run(["fmt", "--check", fine.path]).exitCode == 0)
  }

  @Test("invalid JSON is refused with its position and kept, and other files are formatted")
  func refused() throws {
    let folder = try Program.Folder()
    let broken = try folder.file("A.storekit", "{ \"products\" : [ }")
    let odd = try folder.file("B.storekit", Self.odd)
    let outcome = try Program.run(["fmt", broken.path, odd.path])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("A.storekit:1:18: "))
    #expect(try String(contentsOf: broken, encoding: .utf8) == "{ \"products\" : [ }")
    #expect(try String(contentsOf: odd, encoding: .utf8) == Self.formatted)
  }

  @Test("fmt - reads stdin and writes stdout")
  func pipe() throws {
    let folder = try Program.Folder()
    let input = try folder.file("input", Self.odd)
    let output = try folder.file("output")
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["fmt", "-"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try String(contentsOf: output, encoding: .utf8) == Self.formatted)
  }

  @Test("a directory as stdin is refused in one line")
  func directory() throws {
    let folder = try Program.Folder()
    let errors = try folder.file("errors")
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["fmt", "-"]
    process.standardInput = try FileHandle(forReadingFrom: folder.url)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      try String(contentsOf: errors, encoding: .utf8)
        == "Error: -: this is not a regular file. Name a .storekit file.\n"
    )
  }

  @Test("fmt writes the file inside a package directory")
  func package() throws {
    let folder = try Program.Folder()
    let package = folder.url.appending(path: "A.storekit")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let inner = package.appending(path: "Configuration.storekit")
    try Data(Self.odd.utf8).write(to: inner)
    #expect(try Program.run(["fmt", package.path]).exitCode == 0)
    #expect(try String(contentsOf: inner, encoding: .utf8) == Self.formatted)
  }
}
