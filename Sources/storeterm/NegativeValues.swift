/// Prepares arguments in which negative numbers are the values of options.
enum NegativeValues {
  /// Returns the arguments with each negative number attached to the option before it:
  /// `--width=-5` for `--width -5`.
  ///
  /// The parser reads an argument that begins with a hyphen as another option. For `--width -5` it
  /// would report a missing value instead of a value that is too small.
  static func attached(in arguments: [String]) -> [String] {
    var attached: [String] = []
    var hasEnded = false
    for argument in arguments {
      hasEnded = hasEnded || argument == "--"
      if !hasEnded, isNegative(argument), let option = attached.last, isOption(option) {
        attached[attached.count - 1] = "\(option)=\(argument)"
      } else {
        attached.append(argument)
      }
    }
    return attached
  }

  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("--") && argument.count > 2 && !argument.contains("=")
  }

  private static func isNegative(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let first = argument.dropFirst().utf8.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: ".")
  }
}
