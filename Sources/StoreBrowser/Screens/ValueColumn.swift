import TerminalUI

/// The column in which the values of a list start, beside their names.
///
/// A name that is wider than a share of the list does not widen the column. A value that would be
/// split inside a word takes the line below its name. So does a value that would wrap in very few
/// columns although it fits on the line below.
struct ValueColumn: Hashable, Sendable {
  /// The width of the list in columns.
  let width: Int
  /// The width of the names in columns.
  let names: Int
  private let usesASCII: Bool
  /// Whether a wider name has its value on the line below, so that all values beside names start in
  /// one column.
  private let isStrict: Bool

  /// The gap between a name and its value, in columns.
  static let gap = 2
  /// The indentation of a value below its name, in columns.
  static let indentation = 2
  /// The least width in columns in which a value of several words may wrap beside its name. The
  /// number is this project's choice.
  private static let leastForWrapping = 14

  /// Creates the column for names in a list of a width.
  ///
  /// - Parameters:
  ///   - share: The share of the width that the names may take.
  ///   - isStrict: Whether a wider name has its value on the line below, even if there is space for
  ///     the value beside the name.
  init(
    names: some Sequence<String>,
    width: Int,
    share: Double = 0.5,
    usesASCII: Bool,
    isStrict: Bool = false
  ) {
    let widths = names.map { TextWidth.columns($0, asciiOnly: usesASCII) }
    self.names = widths.filter { Double($0) <= Double(width) * share }.max() ?? 0
    (self.width, self.usesASCII, self.isStrict) = (width, usesASCII, isStrict)
  }

  /// Where a value is drawn.
  enum Place: Hashable, Sendable {
    /// Beside the name, which takes a number of columns.
    case beside(Int)
    /// Below the name.
    case below
  }

  /// Returns where the value of a name is drawn.
  func place(of value: String, name: String) -> Place {
    let own = TextWidth.columns(name, asciiOnly: usesASCII)
    let whole = TextWidth.columns(value, asciiOnly: usesASCII)
    if own > names {
      return !isStrict && own + Self.gap + whole <= width ? .beside(own) : .below
    }
    let room = width - names - Self.gap
    guard widestWord(of: value) <= room else { return .below }
    let wrapsTightly = whole > room && room < Self.leastForWrapping
    return wrapsTightly && whole + Self.indentation <= width ? .below : .beside(names)
  }

  /// Returns the width of the widest part of a text that has no place for a line break. Chinese and
  /// Japanese text breaks between any two characters.
  private func widestWord(of text: String) -> Int {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return words.reduce(0) { widest, word in
      let columns = TextWidth.columns(word, asciiOnly: usesASCII)
      return max(widest, columns > word.unicodeScalars.count ? 2 : columns)
    }
  }
}

/// A name with its value.
struct ValueRow: View {
  let name: String
  let value: String
  var role = ColorRole.standard
  let column: ValueColumn

  var body: some View {
    switch column.place(of: value, name: name) {
    case .beside(let columns):
      HStack(alignment: .top, spacing: .cells(ValueColumn.gap)) {
        nameText.frame(width: .cells(columns), alignment: .leading)
        valueText
      }
    case .below:
      VStack(alignment: .leading, spacing: .cells(0)) {
        nameText
        valueText.padding(.leading, .cells(ValueColumn.indentation))
      }
    }
  }

  private var nameText: some View {
    Text(verbatim: name).foregroundStyle(.secondary)
  }

  private var valueText: some View { Text(verbatim: value).foregroundStyle(role) }
}
