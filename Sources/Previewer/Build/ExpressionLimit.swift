/// The time limit for type checking one expression.
///
/// A wrong name in an expression with many overloaded parts, such as a long string with arithmetic
/// in it, can occupy the type checker for more than a minute before it reports an error. In a file
/// that compiles, few expressions need a second.
enum ExpressionLimit {
  /// The limit in seconds of CPU time: 5, this project's choice. The compiler's own limit is 600.
  static let seconds = 5

  /// The compiler's arguments.
  static var arguments: [String] {
    ["-Xfrontend", "-solver-expression-time-threshold=\(seconds)"]
  }

  /// A part of the compiler's message about an expression whose type checking was stopped.
  private static let message = "unable to type-check this expression in reasonable time"

  /// Returns whether the diagnostic is about an expression whose type checking was stopped.
  static func isStopped(_ diagnostic: CompilerDiagnostic) -> Bool {
    diagnostic.message.contains(message)
  }

  /// Returns the diagnostic. If it is about an expression whose type checking was stopped, it has a
  /// note with the limit and the next step.
  static func explained(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    guard isStopped(diagnostic) else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.details.append(
      "note: type checking of an expression stops after \(seconds) seconds. Often a name in the "
        + "expression is wrong: check its names, or move its parts to variables with types"
    )
    return diagnostic
  }
}
