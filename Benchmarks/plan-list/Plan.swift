/// One plan of the list; the same for the same number in every program that is compared.
struct Plan: Identifiable {
  let id: Int
  let name: String
  let price: String
  let details: String

  init(_ number: Int) {
    id = number
    name = "Plan " + Self.padded(number, to: 5)
    let cents = (number * 37) % 9000 + 99
    price = "$\(cents / 100).\(Self.padded(cents % 100, to: 2))/mo"
    details =
      "Tier \(number % 7) with \(number % 50 + 1) seats, \((number * 13) % 997) GB storage and support"
  }

  /// A number with zeros before it.
  static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
