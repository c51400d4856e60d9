import ArgumentParser

/// A time limit as an option, in seconds.
struct TimeLimit: ExpressibleByArgument, Hashable, Sendable {
  private static let range = 0.01...86_400

  private let seconds: Double

  /// The number of seconds as typed.
  let defaultValueDescription: String

  /// Creates a limit of whole seconds.
  init(seconds: Int) {
    self.seconds = Double(seconds)
    defaultValueDescription = "\(seconds)"
  }

  /// Parses a number of seconds, such as `30` or `0.5`; `nil` for other text. Swift also accepts
  /// `nan`, `1e2` and `0x1p3`, which are invalid here.
  init?(argument: String) {
    let isPlain = argument.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 || $0 == 45 }
    guard isPlain, let seconds = Double(argument) else { return nil }
    self.seconds = seconds
    defaultValueDescription = argument
  }

  /// Returns the limit, rounded to milliseconds.
  ///
  /// - Throws: A usage error if the limit is less than 0.01 seconds or more than a day.
  func duration() throws -> Duration {
    guard Self.range.contains(seconds) else {
      throw ValidationError("A time limit must be 0.01 to 86400 seconds.")
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}
