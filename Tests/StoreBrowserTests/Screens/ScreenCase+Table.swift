import StoreModel

extension ScreenCase {
  static let configs = ["StreamingPass", "FlowerMovie", "Everything"]
  static let sizes = [(40, 12), (80, 24), (120, 40)]
  static let locales = ["en_US", "ja"]

  static func matrixName(
    _ config: String,
    _ size: (Int, Int),
    ascii: Bool,
    _ locale: String
  ) -> String {
    "\(config)-\(size.0)x\(size.1)-\(ascii ? "ascii" : "unicode")-\(locale)"
  }

  /// Each file in each size, character set and language.
  static let matrix: [ScreenCase] = configs.flatMap { config in
    sizes.flatMap { size in
      locales.flatMap { locale in
        [false, true].map { ascii in
          ScreenCase(
            name: matrixName(config, size, ascii: ascii, locale),
            file: .config(config),
            width: size.0,
            height: size.1,
            usesASCII: ascii,
            locale: locale
          )
        }
      }
    }
  }

  /// Further cases.
  static let others: [ScreenCase] =
    languages + offers + onBothSizes.flatMap(\.onBothSizes) + states + oddFiles + account + timeline
    + purchases

  static let all = matrix + others + screens + wide

  private static let languages = [
    ScreenCase(name: "StreamingPass-80x24-ar", locale: "ar"),
    ScreenCase(name: "StreamingPass-40x12-ar", width: 40, height: 12, locale: "ar"),
    ScreenCase(name: "StreamingPass-80x24-de", locale: "de"),
    ScreenCase(name: "StreamingPass-40x12-de", width: 40, height: 12, locale: "de"),
    ScreenCase(
      name: "purchase-trial-80x24-ar",
      screen: "purchase",
      locale: "ar",
      keys: ["down", "enter"]
    ),
    ScreenCase(
      name: "purchase-trial-40x12-de",
      screen: "purchase",
      width: 40,
      height: 12,
      locale: "de",
      keys: ["down", "enter"]
    ),
    ScreenCase(
      name: "purchase-trial-80x24-ascii",
      screen: "purchase",
      usesASCII: true,
      keys: ["down", "enter"]
    ),
    ScreenCase(name: "help-80x24-ar", screen: "help", locale: "ar", keys: ["?"]),
  ]

  /// A store with a free trial in each of the languages without further screens.
  private static let offers = Words.Language.allCases
    .filter { ![.english, .japanese, .german, .arabic].contains($0) }
    .map { ScreenCase(name: "offer-80x24-\($0.rawValue)", locale: $0.rawValue, keys: ["down"]) }

  private static let onBothSizes = [
    ScreenCase(name: "purchase-plain", screen: "purchase", keys: ["enter"]),
    ScreenCase(name: "purchase-trial", screen: "purchase", keys: ["down", "enter"]),
    ScreenCase(name: "purchase-up-front", screen: "purchase", keys: ["down", "down", "enter"]),
    ScreenCase(
      name: "purchase-as-you-go",
      screen: "purchase",
      keys: ["down", "down", "down", "enter"]
    ),
    ScreenCase(
      name: "purchase-upgrade",
      screen: "purchase",
      keys: ["end", "enter", "enter", "home", "enter"]
    ),
    ScreenCase(
      name: "purchase-downgrade",
      screen: "purchase",
      keys: ["down", "enter", "enter", "down", "enter"]
    ),
    ScreenCase(name: "subscribed", keys: ["enter", "enter"]),
    ScreenCase(name: "subscribed-trial", keys: ["down", "enter", "enter"]),
    ScreenCase(name: "auto-renew-off", keys: ["down", "enter", "enter", "a"]),
    ScreenCase(
      name: "change-waiting",
      keys: ["down", "enter", "enter", "down", "enter", "enter"]
    ),
    ScreenCase(name: "renewed", keys: ["down", "enter", "enter", "t"]),
    ScreenCase(name: "lapsed", keys: ["down", "enter", "enter", "a", "t", "escape"]),
    ScreenCase(name: "help", screen: "help", keys: ["?"]),
    ScreenCase(name: "help-all", screen: "help", keys: ["?", "?"]),
    ScreenCase(name: "clock", screen: "clock", keys: ["T"]),
    ScreenCase(
      name: "clock-unreadable",
      screen: "clock",
      keys: ["T", "s", "o", "o", "n", "enter"]
    ),
    ScreenCase(name: "list-end", keys: ["end"]),
  ]

  private static let states = [
    ScreenCase(
      name: "too-small-30x8",
      screen: "too small",
      width: 30,
      height: 8,
      keys: ["3"]
    ),
    ScreenCase(
      name: "too-small-39x12",
      screen: "too small",
      width: 39,
      height: 12,
      keys: ["3"]
    ),
    ScreenCase(name: "too-small-1x1", screen: "too small", width: 1, height: 1),
    ScreenCase(name: "terms-80x24", screen: "terms", keys: ["tab", "tab", "tab", "enter"]),
    ScreenCase(
      name: "privacy-40x12",
      screen: "privacy",
      width: 40,
      height: 12,
      keys: ["tab", "tab", "tab", "enter"]
    ),
    ScreenCase(name: "buttons-40x12", width: 40, height: 12, keys: ["tab", "tab", "tab"]),
    ScreenCase(name: "nothing-due-80x24", keys: ["t"]),
    ScreenCase(name: "nothing-restored-80x24", keys: ["r"]),
  ]

  private static let oddFiles = [
    ScreenCase(name: "no-groups-80x24", file: .empty),
    ScreenCase(name: "no-groups-40x12", file: .empty, width: 40, height: 12),
    ScreenCase(name: "no-plans-80x24", file: .noPlans),
    ScreenCase(name: "products-80x24", file: .products()),
    ScreenCase(name: "products-80x24-ascii", file: .products(), usesASCII: true),
    ScreenCase(name: "products-40x12", file: .products(), width: 40, height: 12),
    ScreenCase(
      name: "products-bought-120x40",
      file: .products(),
      width: 120,
      height: 40,
      keys: ["down", "enter", "enter"]
    ),
    ScreenCase(name: "hostile-80x40", file: .hostile, height: 40),
    ScreenCase(name: "hostile-80x40-ascii", file: .hostile, height: 40, usesASCII: true),
    ScreenCase(name: "hostile-40x12", file: .hostile, width: 40, height: 12),
    ScreenCase(
      name: "hostile-purchase-40x12",
      file: .hostile,
      screen: "purchase",
      width: 40,
      height: 12,
      keys: ["down", "down", "down", "down", "enter"]
    ),
    ScreenCase(name: "oddities-80x24", file: .oddities),
    ScreenCase(name: "oddities-40x12", file: .oddities, width: 40, height: 12, keys: ["down"]),
    ScreenCase(name: "many-80x24-end", file: .many(500), keys: ["end"]),
  ]

  private var onBothSizes: [ScreenCase] {
    [(80, 24), (40, 12)].map { size in
      ScreenCase(
        name: "\(name)-\(size.0)x\(size.1)",
        file: file,
        screen: screen,
        width: size.0,
        height: size.1,
        usesASCII: usesASCII,
        locale: locale,
        keys: keys
      )
    }
  }
}
