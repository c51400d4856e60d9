import Foundation

/// How wide a value stands in a message, and at which side: OSLog's
/// `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  private init(columns: Int, isLeft: Bool) {
    self.columns = columns
    self.isLeft = isLeft
  }

  /// As wide as it is.
  public static var none: Self { Self(columns: 0, isLeft: false) }

  /// At the right of so many columns.
  public static func right(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isLeft: false)
  }

  /// At the left of so many columns.
  public static func left(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isLeft: true)
  }

  func padded(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

/// How a whole number is written: OSLog's `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var minimumDigits = 0
  private var showsSign = false
  private var isUppercase = false

  /// In tens.
  public static var decimal: Self { Self() }

  /// In tens, with a sign before positive numbers too, or with leading zeros.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(minimumDigits: minDigits, showsSign: explicitPositiveSign)
  }

  /// In sixteens.
  public static var hex: Self { Self(radix: 16) }

  /// In sixteens, with `0x` before it or in capitals.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self(
      radix: 16,
      prefix: includePrefix ? "0x" : "",
      minimumDigits: minDigits,
      showsSign: explicitPositiveSign,
      isUppercase: uppercase
    )
  }

  /// In eights.
  public static var octal: Self { Self(radix: 8) }

  func text(_ value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 100) - digits.count))
    return (value < 0 ? "-" : showsSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written: OSLog's `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int
  private let showsSign: Bool

  private init(_ conversion: String, _ precision: Int = 6, _ showsSign: Bool = false) {
    self.conversion = conversion
    self.precision = precision
    self.showsSign = showsSign
  }

  /// With six digits after the point.
  public static var fixed: Self { Self("f") }

  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(uppercase ? "F" : "f", precision(), explicitPositiveSign)
  }

  /// With a power of ten.
  public static var exponential: Self { Self("e") }

  /// The shorter of the two.
  public static var hybrid: Self { Self("g") }

  func text(_ value: Double) -> String {
    let digits = max(0, min(precision, 100))
    return String(format: "%\(showsSign ? "+" : "").\(digits)\(conversion)", value)
  }
}

/// How a condition is written: OSLog's `OSLogBoolFormat`.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
