import Foundation
import Testing

@testable import TerminalUI

/// Compares the public declarations with the source of the fixtures.
@Suite("Coverage by fixtures")
@MainActor
struct CoverageTests {
  private let declared: Declarations
  private let fixtures: String
  private static let tests = Declarations.root.appending(path: "Tests/TerminalUITests")

  init() throws {
    let read = try Self.read.get()
    declared = read.declared
    fixtures = read.fixtures
  }

  /// The declarations and fixtures, read once for all tests.
  private static let read = Result {
    let folder = tests.appending(path: "Fixtures")
    let fixtures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Fixtures+") }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
    return (declared: try Declarations(), fixtures: fixtures)
  }

  @Test("fixtures cover every view and modifier")
  func coverage() {
    #expect(declared.modifiers.count > 200 && declared.views.count > 60)
    let modifiers = declared.modifiers.filter { !calls($0, in: fixtures) }
    #expect(modifiers.subtracting(GoldenExceptions.modifiers.keys).sorted() == [])
    let views = declared.views.filter { !names($0) }
    #expect(views.subtracting(GoldenExceptions.views.keys).sorted() == [])
  }

  @Test(
    "fixtures cover every type-specific modifier",
    arguments: ["Text", "Image", "Shape", "InsettableShape", "TabContent", "DynamicViewContent"]
  )
  func ownModifiers(type: String) {
    let values = ["Animatable", "hash", "write", "path", "sizeThatFits", "inset", "trim"]
    let names = declared.names(on: type, areStatic: false).subtracting(values)
    #expect(names.filter { !calls($0, in: fixtures) }.sorted() == [])
  }

  @Test("fixtures cover every style by name")
  func styles() {
    let types = Set(declared.members.filter(\.isStatic).map(\.type))
    var missing: [String] = []
    for type in types.filter(isStyle) {
      let modifier = Self.modifier(setting: type)
      guard declared.modifiers.contains(modifier) else { continue }
      missing += declared.names(on: type, areStatic: true).map { "\(modifier)(.\($0)" }
    }
    #expect(missing.count > 50)
    #expect(missing.filter { !contains($0, in: fixtures) }.sorted() == [])
  }

  @Test(
    "fixtures cover every colour, shape and font by name",
    arguments: ["ShapeStyle", "Shape", "Color", "Font"]
  )
  func values(type: String) {
    let names = declared.names(on: type, areStatic: true)
    #expect(!names.isEmpty)
    #expect(names.filter { !contains(".\($0)", in: fixtures) }.sorted() == [])
  }

  @Test("every exception names a test that covers it")
  func goldenExceptions() throws {
    for (name, path) in GoldenExceptions.modifiers {
      let test = try String(contentsOf: Self.tests.appending(path: path), encoding: .utf8)
      #expect(calls(name, in: test), "\(path) does not use \(name)")
      #expect(declared.modifiers.contains(name), "\(name) is not a modifier")
      #expect(!calls(name, in: fixtures), "\(name) has a fixture")
    }
    let known = Set(Fixture.all.map(\.name))
    for (view, fixture) in GoldenExceptions.views {
      #expect(declared.views.contains(view) && !names(view), "\(view) needs no exception")
      #expect(known.contains(fixture), "there is no fixture \(fixture)")
    }
  }

  @Test("every fixture listed for mirroring exists")
  func mirrored() {
    #expect(Fixture.mirrored.count == Fixture.namesToMirror.count)
  }

  private func isStyle(_ type: String) -> Bool {
    type.hasSuffix("Style") && type != "ShapeStyle"
      || ["PresentationSizing", "ScrollTargetBehavior"].contains(type)
  }

  private static func modifier(setting type: String) -> String {
    let name = type == "PrimitiveButtonStyle" ? "ButtonStyle" : type
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func calls(_ name: String, in text: String) -> Bool {
    [".\(name)(", ".\(name) {"].contains(where: text.contains)
  }

  private func names(_ view: String) -> Bool {
    [" ", "(", "<", "{"].contains { before in
      ["(", " {", "<", "."].contains { fixtures.contains("\(before)\(view)\($0)") }
    }
  }

  /// Returns whether a text contains the words without a letter after them.
  private func contains(_ words: String, in text: String) -> Bool {
    text.ranges(of: words).contains { range in
      range.upperBound == text.endIndex || !text[range.upperBound].isLetter
    }
  }
}
