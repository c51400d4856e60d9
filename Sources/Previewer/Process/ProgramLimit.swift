import ExternalInput

/// A limit of a previewed program.
enum ProgramLimit: Hashable, Sendable {
  /// The maximum duration from the start.
  case time(Duration)
  /// The maximum memory of the program and its descendants, in bytes.
  case memory(Int)

  /// The default memory limit. A preview that needs more memory is probably out of control, and
  /// most machines have this much memory. The number is this project's choice.
  static let standardMemory = ProgramLimit.memory(2 << 30)

  /// A phrase that describes which limit was exceeded, for a sentence that starts with "the
  /// preview".
  var exceededText: String {
    switch self {
    case .time(let duration): "took longer than \(duration.secondsText)"
    case .memory(let bytes): "used more than \(ByteCount.text(bytes)) of memory"
    }
  }

  /// The next step for the author of the preview.
  var advice: String {
    switch self {
    case .time: "allow more time with --timeout SECONDS"
    case .memory: "look for data that grows without limit"
    }
  }
}

extension Duration {
  /// The duration in seconds, such as "30 s" or "0.5 s".
  var secondsText: String {
    let (seconds, fraction) = components
    let hundredths = fraction / 10_000_000_000_000_000
    guard hundredths > 0 else { return "\(seconds) s" }
    let digits = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    return "\(seconds).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits) s"
  }
}
