import Testing

@testable import Previewer

@Suite("#if conditions")
struct BuildConditionTests {
  @Test(
    "a condition has the same value as in a preview build",
    arguments: [
      ("DEBUG", true), ("!DEBUG", false), ("RELEASE", false), ("true", true), ("false", false),
      ("os(Linux)", true), ("os(iOS) || os(Linux)", true), ("os(iOS) && DEBUG", false),
      ("!(os(iOS) || os(macOS))", true), ("canImport(SwiftUI)", true), ("canImport(UIKit)", true),
      ("canImport(AppKit)", false), ("canImport(os.log)", true), ("canImport(Combine)", true),
      ("swift(>=5.9)", true), ("swift(>=6)", false), ("swift(<6.0)", true),
      ("targetEnvironment(simulator)", false), ("DEBUG || os(iOS) && os(tvOS)", true),
    ]
  )
  func value(condition: String, isTrue: Bool) {
    #expect(BuildCondition(condition).value == isTrue)
  }

  @Test(
    "a condition that only the compiler knows is undecided unless the rest decides it",
    arguments: [
      ("compiler(>=6)", nil), ("compiler(>=6) && os(iOS)", false), ("hasFeature(X) || DEBUG", true),
      ("!compiler(>=6)", nil), ("DEBUG DEBUG", nil), ("(DEBUG", nil), ("", nil),
      ("swift(>=x)", nil),
    ] as [(String, Bool?)]
  )
  func unknown(condition: String, value: Bool?) {
    #expect(BuildCondition(condition).value == value)
  }
}
