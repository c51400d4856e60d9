import Foundation

/// The width and the alignment of a value in a message: OSLog's `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  private init(columns: Int, isLeft: Bool) {
    self.columns = columns
    self.isLeft = isLeft
  }

  /// No padding.
  public static var none: Self { Self(columns: 0, isLeft: false) }

  /// Aligns the value to the right in a field of this number of columns.
  public static func right(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isLeft: false)
  }

  /// Aligns the value to the left in a field of this number of columns.
  public static func left(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isLeft: true)
  }

  func padded(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

/// The format of an integer: OSLog's `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var minimumDigits = 0
  private var showsSign = false
  private var isUppercase = false

  /// Decimal digits.
  public static var decimal: Self { Self() }

  /// Decimal digits, optionally with a plus sign and a minimum number of digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(minimumDigits: minDigits, showsSign: explicitPositiveSign)
  }

  /// Hexadecimal digits.
  public static var hex: Self { Self(radix: 16) }

  /// Hexadecimal digits, optionally with a plus sign, a prefix `0x`, capitals and a minimum number
  /// of digits.
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

  /// Octal digits.
  public static var octal: Self { Self(radix: 8) }

  func text(_ value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    // 100 digits at most: a caller's minimum may be any number, and the text must stay short.
    let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 100) - digits.count))
    return (value < 0 ? "-" : showsSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number: OSLog's `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int
  private let showsSign: Bool

  private init(_ conversion: String, _ precision: Int = 6, _ showsSign: Bool = false) {
    self.conversion = conversion
    self.precision = precision
    self.showsSign = showsSign
  }

  /// Six digits after the decimal point.
  public static var fixed: Self { Self("f") }

  /// A given number of digits after the decimal point, optionally with a plus sign.
  public static func fixed(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(uppercase ? "F" : "f", precision(), explicitPositiveSign)
  }

  /// Exponential notation.
  public static var exponential: Self { Self("e") }

  /// Fixed-point or exponential notation, as the C conversion `%g` chooses.
  public static var hybrid: Self { Self("g") }

  func text(_ value: Double) -> String {
    // 100 digits at most: a caller's precision may be any number, and the text must stay short.
    let digits = max(0, min(precision, 100))
    return String(format: "%\(showsSign ? "+" : "").\(digits)\(conversion)", value)
  }
}

/// The format of a Boolean value: OSLog's `OSLogBoolFormat`.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// The words `true` and `false`.
  case truth
  /// The words `yes` and `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
