import ArgumentParser

/// A time limit as an option, in seconds.
struct TimeLimit: ExpressibleByArgument, Hashable, Sendable {
  private static let range = 0.01...86_400

  private let seconds: Double

  /// The seconds as they are written.
  let defaultValueDescription: String

  /// A whole number of seconds.
  init(seconds: Int) {
    self.seconds = Double(seconds)
    defaultValueDescription = "\(seconds)"
  }

  /// Reads a number of seconds, such as `30` and `0.5`; `nil` for anything else, also for what Swift
  /// takes for a number: `nan`, `1e2` and `0x1p3`.
  init?(argument: String) {
    let isPlain = argument.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 || $0 == 45 }
    guard isPlain, let seconds = Double(argument) else { return nil }
    self.seconds = seconds
    defaultValueDescription = argument
  }

  /// The limit, in whole milliseconds.
  ///
  /// - Throws: A usage error when it is less than a hundredth of a second or more than a day.
  func duration() throws -> Duration {
    guard Self.range.contains(seconds) else {
      throw ValidationError("A time limit must be 0.01 to 86400 seconds.")
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}
