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
    case .time: "allow more with --timeout SECONDS"
    case .memory: "look for something that it adds to without end"
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

/// Numbers of bytes for people.
enum ByteCount {
  /// A number of bytes in the largest unit that it reaches, as in "512 bytes", "4 MiB", "1.7 GiB".
  static func text(_ count: Int) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")]
    guard let (shift, name) = units.first(where: { count >= 1 << $0.0 }) else {
      return "\(count) bytes"
    }
    let tenths = (count * 10) >> shift
    return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
  }
}
