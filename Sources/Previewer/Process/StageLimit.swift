import ExternalInput

/// What a previewed program must not exceed.
enum StageLimit: Hashable, Sendable {
  /// How long it runs, from its start.
  case time(Duration)
  /// How much memory it has, with what it starts, in bytes.
  case memory(Int)

  /// The limit of memory: a preview that needs more is out of control, and most machines have room
  /// for so much. Ours.
  static let standardMemory = StageLimit.memory(2 << 30)

  /// What a program that exceeded the limit did, after "the preview".
  var excess: String {
    switch self {
    case .time(let duration): "took longer than \(duration.secondsText)"
    case .memory(let bytes): "used more than \(ByteCount.text(bytes)) of memory"
    }
  }

  /// What to do about it.
  var advice: String {
    switch self {
    case .time: "allow more time with --timeout SECONDS"
    case .memory: "look for data that grows without limit"
    }
  }
}

extension Duration {
  /// The duration in seconds, as in "30 s" and "0.5 s".
  var secondsText: String {
    let (seconds, fraction) = components
    let hundredths = fraction / 10_000_000_000_000_000
    guard hundredths > 0 else { return "\(seconds) s" }
    let digits = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    return "\(seconds).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits) s"
  }
}
