/// A plan of the list. All compared programs have the same plan for a number.
struct Plan: Identifiable {
  let id: Int
  /// The price of a month in cents.
  let cents: Int
  let tier: Int
  let seats: Int
  /// The storage in gigabytes.
  let storage: Int

  init(_ number: Int) {
    id = number
    cents = (number * 37) % 9000 + 99
    tier = number % 7
    seats = number % 50 + 1
    storage = (number * 13) % 997
  }

  /// The name, price and description in columns.
  var line: String {
    let name = "Plan " + Self.padded(id, to: 5)
    let price = "$\(cents / 100).\(Self.padded(cents % 100, to: 2))/mo"
    return name + Self.blanks(12 - name.utf8.count) + " "
      + Self.blanks(12 - price.utf8.count) + price + "  "
      + "Tier \(tier) with \(seats) seats, \(storage) GB storage and support"
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// Returns a number with leading zeros.
  static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
