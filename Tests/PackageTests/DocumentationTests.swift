import Foundation
import Testing

@Suite("Documentation of public declarations")
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func sources() throws -> [URL] {
    let folder = root.appending(path: "Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift"
    }
  }

  @Test("every public declaration has a doc comment")
  func all() throws {
    var count = 0
    for file in try Self.sources() {
      let found = PublicDeclarations(try String(contentsOf: file, encoding: .utf8)).found
      count += found.count
      for declaration in found where !declaration.isDocumented {
        let path = file.pathComponents.suffix(3).joined(separator: "/")
        Issue.record("\(path):\(declaration.line): \(declaration.name) has no doc comment")
      }
    }
    #expect(count > 1000, "the sources were not read")
  }

  private static func undocumented(_ source: String) -> [String] {
    PublicDeclarations(source).found.filter { !$0.isDocumented }.map(\.name)
  }

  @Test(
    "public declarations without a doc comment are found",
    arguments: [
      ("public struct A {}", ["A"]),
      ("/// A.\npublic struct A {\n  public var b = 1\n  var c = 2\n}", ["b"]),
      ("/// A.\n@MainActor\n@available(*, deprecated)\npublic final class A {}", []),
      ("/// A.\npublic enum A {\n  case b, c\n  /// D.\n  case d\n}", ["b"]),
      ("/// A.\npublic protocol A {\n  var b: Int { get }\n  associatedtype C\n}", ["b", "C"]),
      ("public extension A {\n  func b() {}\n  private func c() {}\n}", ["b"]),
      (
        "extension A {\n  func b() {}\n  public init() {}\n  public subscript(a: Int) -> Int { 1 }\n}",
        ["init", "subscript"]
      ),
      (
        "/// A.\npublic func a(_ b: () -> Void = { let c = 1 }) {\n  struct D { public var e = 1 }\n}",
        []
      ),
      (
        "let a = \"public \\(\"}\") func b() {\"\n/* public */ struct C {}\npublic typealias D = Int",
        ["D"]
      ),
      (
        "/// A.\npublic class A {\n  public class func b() {}\n  func open() {}\n  var c = 1\n}",
        ["b"]
      ),
      (
        "/// A.\npublic struct A {\n  let b = \"\"\"\n    public var c\n    \"\"\"\n  public static let d = 1\n}",
        ["d"]
      ),
      (
        "#if os(Linux)\n/// A.\npublic let a = 1\n#endif\nimport struct B.C\npublic let d = 2",
        ["d"]
      ),
      (
        "/// A.\npublic func == (a: Int, b: Int) -> Bool { true }\npublic func < (a: Int, b: Int) {}",
        ["func"]
      ),
    ]
  )
  func scanner(source: String, names: [String]) {
    #expect(Self.undocumented(source) == names)
  }
}
