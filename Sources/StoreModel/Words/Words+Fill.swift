extension Words {
  /// Replaces the placeholders of a text with arguments.
  ///
  /// The placeholders are a subset of Apple's format strings. `%@` and `%lld` take the next
  /// argument. `%1$@` and `%1$lld` take the argument with that number. `%%` is a percent sign.
  /// Placeholders inside arguments are not replaced. A placeholder without an argument is
  /// unchanged.
  static func fill(_ template: String, with arguments: [String]) -> String {
    var result = ""
    var rest = template[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let placeholder = Placeholder(prefixOf: rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      switch placeholder.argument {
      case .percentSign: result += "%"
      case .numbered(let number) where arguments.indices.contains(number - 1):
        result += arguments[number - 1]
      case .next where next < arguments.count:
        result += arguments[next]
        next += 1
      case .numbered, .next: result += rest.prefix(placeholder.length)
      }
      rest = rest.dropFirst(placeholder.length)
    }
    return result + rest
  }

  /// A placeholder of a format string.
  struct Placeholder: Hashable {
    /// The replacement of a placeholder.
    enum Argument: Hashable {
      case next
      case numbered(Int)
      case percentSign
    }

    let argument: Argument
    /// The length of the placeholder in characters.
    let length: Int

    /// Parses the placeholder at the start of a text.
    init?(prefixOf text: Substring) {
      let body = text.dropFirst()
      if body.first == "%" {
        self.init(argument: .percentSign, length: 2)
        return
      }
      let digits = body.prefix { $0.isASCII && $0.isNumber }
      let afterDigits = body.dropFirst(digits.count)
      let number = afterDigits.first == "$" ? Int(digits) : nil
      guard number != nil || digits.isEmpty else { return nil }
      let prefix = number == nil ? 1 : digits.count + 2
      let kind = text.dropFirst(prefix)
      guard let length = ["@", "lld"].first(where: kind.hasPrefix)?.count else { return nil }
      self.init(argument: number.map(Argument.numbered) ?? .next, length: prefix + length)
    }

    private init(argument: Argument, length: Int) {
      self.argument = argument
      self.length = length
    }
  }
}
