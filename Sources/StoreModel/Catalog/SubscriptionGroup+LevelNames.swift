extension SubscriptionGroup {
  /// Returns a name for a level of service: the name of its only plan, or the words that the names
  /// of its plans have in common. Returns `nil` if the names have no words in common, or if another
  /// level has the same words in common.
  package func name(ofLevel level: Int) -> String? {
    guard let name = words(ofLevel: level) else { return nil }
    let isUnique = levels.allSatisfy { $0 == level || words(ofLevel: $0) != name }
    return isUnique ? name : nil
  }

  private func words(ofLevel level: Int) -> String? {
    products.filter { ($0.subscription?.groupLevel ?? .max) == level }.commonName
  }
}

extension Collection where Element == Product {
  /// The name of the only product, or the words that all names begin with. If they begin
  /// differently, the words that all names end with. `nil` if there are no such words.
  ///
  /// For "Premium Monthly" and "Premium Yearly", the name is "Premium".
  package var commonName: String? {
    guard let first else { return nil }
    if count == 1 { return first.displayName }
    let names = map { $0.displayName.split(whereSeparator: \.isWhitespace) }
    let leading = Self.commonPrefix(of: names)
    let trailing = Array(Self.commonPrefix(of: names.map { $0.reversed() }).reversed())
    return [leading, trailing].lazy.map(Self.joined).first { !$0.isEmpty }
  }

  private static func commonPrefix(of names: [[Substring]]) -> [Substring] {
    guard let first = names.first else { return [] }
    return names.dropFirst().reduce(first) { common, name in
      zip(common, name).prefix { $0 == $1 }.map(\.0)
    }
  }

  /// Joins words, without the punctuation that separates them from the rest of a name, as in
  /// "Premium - Monthly" or "Monthly (Premium)".
  private static func joined(_ words: [Substring]) -> String {
    let isOuter = { (sign: Character) in !sign.isLetter && !sign.isNumber && sign != "+" }
    let text = words.joined(separator: " ").drop(while: isOuter)
    return String(text.reversed().drop(while: isOuter).reversed())
  }
}
