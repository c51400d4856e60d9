/// One plan of the list; the same for the same number in every program that is compared.
struct Plan: Identifiable {
  let id: Int
  /// Name, price and description in columns.
  let line: String

  init(_ number: Int) {
    id = number
    let name = "Plan " + Self.padded(number, to: 5)
    let cents = (number * 37) % 9000 + 99
    let price = "$\(cents / 100).\(Self.padded(cents % 100, to: 2))/mo"
    let details =
      "Tier \(number % 7) with \(number % 50 + 1) seats, \((number * 13) % 997) GB storage and support"
    line =
      name + Self.blanks(12 - name.utf8.count) + " "
      + Self.blanks(12 - price.utf8.count) + price + "  " + details
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// A number with zeros before it.
  static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
