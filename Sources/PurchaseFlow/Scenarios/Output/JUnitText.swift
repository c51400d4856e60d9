/// Writes JUnit's XML.
enum JUnitText {
  /// A step that expects something.
  struct Case {
    let name: String
    let count: Int
    let failures: [ScenarioFailure]

    init(step: Scenario.Step, failures: [ScenarioFailure]) {
      name = "step \(step.number), line \(step.line): \(step.name ?? "expect")"
      count = step.expectations.count
      self.failures = failures
    }
  }

  /// All files. Numbers are of expectations and of files that could not be run.
  static func document(_ suites: [String], tests: Int, failures: Int, errors: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites tests="\(tests)" failures="\(failures)" errors="\(errors)">

    """ + suites.joined() + "</testsuites>\n"
  }

  /// One file.
  static func suite(_ file: String, _ cases: [Case], error: YAMLFileError?) -> String {
    let failures = cases.filter { !$0.failures.isEmpty }.count
    let tests = cases.count + (error == nil ? 0 : 1)
    var text =
      "  <testsuite name=\"\(escaped(file))\" tests=\"\(tests)\" failures=\"\(failures)\""
      + " errors=\"\(error == nil ? 0 : 1)\">\n"
    for test in cases { text += self.test(test, in: file) }
    if let error {
      text += "    <testcase classname=\"\(escaped(file))\" name=\"run\">\n"
      text += "      <error message=\"\(escaped(error.description))\"/>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private static func test(_ test: Case, in file: String) -> String {
    let head =
      "    <testcase classname=\"\(escaped(file))\" name=\"\(escaped(test.name))\""
      + " assertions=\"\(test.count)\""
    guard !test.failures.isEmpty else { return head + "/>\n" }
    let lines = test.failures.map(\.description).joined(separator: "\n")
    let first = test.failures[0]
    return head + ">\n      <failure message=\""
      + escaped("\(first.key): expected \(first.expected), found \(first.found)")
      + "\">\(escaped(lines))</failure>\n    </testcase>\n"
  }

  /// A text in XML; characters that XML does not allow become question marks.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case _ where scalar.value < 32 || (0xFFFE...0xFFFF).contains(scalar.value): result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
