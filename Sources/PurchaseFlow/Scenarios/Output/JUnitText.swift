import ExternalInput

/// Writes test results in JUnit's XML format.
enum JUnitText {
  /// A step with expectations.
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

  /// The results of one file: its steps with expectations, and the error that ended the run.
  struct Suite {
    let file: String
    let cases: [Case]
    let error: YAMLFileError?

    /// The number of test cases: the steps, plus one if the run ended with an error.
    var tests: Int { cases.count + errors }
    /// The number of failed steps.
    var failures: Int { cases.count { !$0.failures.isEmpty } }
    /// The number of errors, 0 or 1.
    var errors: Int { error == nil ? 0 : 1 }
  }

  /// Returns the XML of all files. The counts of the root element are the sums of the suites'
  /// counts.
  static func document(_ suites: [Suite]) -> String {
    let counts = counts(
      tests: suites.reduce(0) { $0 + $1.tests },
      failures: suites.reduce(0) { $0 + $1.failures },
      errors: suites.reduce(0) { $0 + $1.errors }
    )
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>

      """ + suites.map(text).joined() + "</testsuites>\n"
  }

  private static func counts(tests: Int, failures: Int, errors: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func text(of suite: Suite) -> String {
    let file = PrivateKeyText.path(suite.file)
    let counts = counts(tests: suite.tests, failures: suite.failures, errors: suite.errors)
    var text = "  <testsuite name=\"\(XMLText.escaped(file))\" \(counts)>\n"
    for test in suite.cases { text += self.test(test, in: file) }
    if let error = suite.error {
      text += "    <testcase classname=\"\(XMLText.escaped(file))\" name=\"run\">\n"
      text += "      <error message=\"\(XMLText.escaped(error.description))\"/>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private static func test(_ test: Case, in file: String) -> String {
    let head =
      "    <testcase classname=\"\(XMLText.escaped(file))\" name=\"\(XMLText.escaped(test.name))\""
      + " assertions=\"\(test.count)\""
    guard !test.failures.isEmpty else { return head + "/>\n" }
    let lines = test.failures.map(\.description).joined(separator: "\n")
    let first = test.failures[0]
    return head + ">\n      <failure message=\""
      + XMLText.escaped("\(first.key): expected \(first.expected), found \(first.found)")
      + "\">\(XMLText.escaped(lines))</failure>\n    </testcase>\n"
  }
}
