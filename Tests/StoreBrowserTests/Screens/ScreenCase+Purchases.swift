extension ScreenCase {
  /// Keys for a free trial of Premium Monthly and two periods after it, on the transaction screen.
  static let subscribed = ["down", "enter", "enter", "t", "t", "5"]
  /// The same with a price increase that needs the customer's consent.
  static let asked = subscribed + ["p", "1", "2", ".", "9", "9", "enter"]

  /// The screens of transactions and messages.
  static let purchases: [ScreenCase] =
    surfaces("transactions", keys: subscribed) + surfaces("message", keys: asked)
    + surfaces("messages", keys: asked + ["escape", "6"]) + purchaseDetails

  private static func surfaces(_ name: String, keys: [String]) -> [ScreenCase] {
    let plain = sizes.flatMap { size in
      [false, true].map { ascii in
        ScreenCase(
          name: "\(name)-\(size.0)x\(size.1)-\(ascii ? "ascii" : "unicode")",
          screen: name,
          width: size.0,
          height: size.1,
          usesASCII: ascii,
          keys: keys
        )
      }
    }
    let languages = ["ja", "ar"].map {
      ScreenCase(name: "\(name)-80x24-\($0)", screen: name, locale: $0, keys: keys)
    }
    return plain + languages
  }

  private static let purchaseDetails: [ScreenCase] = [
    detail("transactions-none", keys: ["5"]),
    detail("inspector", keys: subscribed + ["enter"]),
    detail("transactions-filter", keys: subscribed + ["/", "s", "t", "a"]),
    detail("transactions-filtered", keys: subscribed + ["/", "t", "r", "i", "a", "l", "enter"]),
    detail("forms", keys: subscribed + ["v"]),
    detail("buy", keys: ["5", "b"]),
    detail("refund", keys: subscribed + ["r"]),
    detail("price-increase", keys: subscribed + ["p"]),
    detail("extension", keys: subscribed + ["e"]),
    detail("messages-none", keys: ["6"]),
  ].flatMap(\.self)

  private static func detail(_ name: String, keys: [String]) -> [ScreenCase] {
    [(80, 24), (40, 12)].map { size in
      ScreenCase(
        name: "\(name)-\(size.0)x\(size.1)",
        screen: name,
        width: size.0,
        height: size.1,
        keys: keys
      )
    }
  }
}
