import Testing

@testable import Previewer

@Suite("Compiler diagnostics")
struct CompilerDiagnosticTests {
  @Test("each error is parsed once, with its location, source and notes")
  func errors() {
    let diagnostics = CompilerDiagnostic.all(
      in: """
        A b.swift:7:12: error: cannot find 'x' in scope
            Text(x)
                 ^
        /lib/B.swift:3:1: note: did you mean 'y'?
        A b.swift:9:1: warning: never used
            let y
        A b.swift:7:12: error: cannot find 'x' in scope
            Text(x)
        <unknown>:0: error: link command failed
        error: emit-module command failed: see above

        """
    )
    #expect(
      diagnostics.map(\.headline) == [
        "A b.swift:7:12: error: cannot find 'x' in scope",
        "error: link command failed",
        "error: emit-module command failed: see above",
      ]
    )
    #expect(
      diagnostics[0].place == CompilerDiagnostic.Place(path: "A b.swift", line: 7, column: 12)
    )
    #expect(
      diagnostics[0].details == [
        "    Text(x)", "         ^", "/lib/B.swift:3:1: note: did you mean 'y'?",
      ]
    )
    #expect(diagnostics[1].details.isEmpty)
  }

  @Test("an expression that takes too long to type check is reported with the next step")
  func slowExpression() {
    let diagnostics = CompilerDiagnostic.all(
      in: """
        A.swift:7:12: error: the compiler is unable to type-check this expression in reasonable time; \
        try breaking up the expression into distinct sub-expressions
            Text(x)
                 ^
        A.swift:9:1: error: cannot find 'y' in scope
            y
            ^
        """
    )
    .map(ExpressionLimit.explained)
    #expect(diagnostics.map(\.details.count) == [3, 2])
    #expect(diagnostics.first?.details.last?.contains("5 seconds") == true)
    #expect(diagnostics.first?.details.last?.contains("check its names") == true)
    #expect(ExpressionLimit.arguments.last?.hasSuffix("=5") == true)
  }

  @Test("a megabyte of different errors is parsed quickly", .timeLimit(.minutes(30)))
  func manyErrors() {
    let text = (0..<40_000).map { "A.swift:\($0):1: error: no\n" }.joined()
    #expect(CompilerDiagnostic.all(in: text + text).count == 40_000)
  }
}
