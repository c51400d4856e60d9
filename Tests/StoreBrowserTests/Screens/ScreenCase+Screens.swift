extension ScreenCase {
  /// The appearance panel, the code, the gallery, settings and configuration, in every size and
  /// with both character sets.
  static let screens: [ScreenCase] =
    [
      ScreenCase(name: "panel", screen: "store", keys: ["v"]),
      ScreenCase(name: "panel-placements", screen: "store", keys: ["s", "v", "down", "enter"]),
      ScreenCase(name: "snippet", screen: "snippet", keys: ["o", "s", "p", "c"]),
      ScreenCase(name: "gallery", screen: "gallery", keys: ["2"]),
      ScreenCase(
        name: "compared",
        screen: "gallery",
        keys: ["2", "tab", "space", "end", "space", "="]
      ),
      ScreenCase(name: "settings", screen: "settings", keys: ["7", "down", "enter"]),
      ScreenCase(name: "settings-errors", screen: "settings", keys: ["7", "end"]),
      ScreenCase(name: "configuration", screen: "configuration", keys: ["8"]),
      ScreenCase(name: "findings", file: .oddities, screen: "configuration", keys: ["8"]),
      ScreenCase(
        name: "fields",
        file: .config("Everything"),
        screen: "configuration",
        keys: ["8", "down", "enter"]
      ),
    ].flatMap(\.onEverySurface)
    + [
      ScreenCase(name: "settings-80x24-ja", screen: "settings", locale: "ja", keys: ["7"]),
      ScreenCase(name: "settings-80x24-ar", screen: "settings", locale: "ar", keys: ["7", "left"]),
      ScreenCase(name: "gallery-80x24-ar", screen: "gallery", locale: "ar", keys: ["2"]),
      ScreenCase(name: "panel-80x24-ja", screen: "store", locale: "ja", keys: ["v"]),
      ScreenCase(
        name: "configuration-80x24-ar",
        screen: "configuration",
        locale: "ar",
        keys: ["8"]
      ),
    ]

  private var onEverySurface: [ScreenCase] {
    Self.sizes.flatMap { size in
      [false, true].map { isASCII in
        ScreenCase(
          name: "\(name)-\(size.0)x\(size.1)\(isASCII ? "-ascii" : "")",
          file: file,
          screen: screen,
          width: size.0,
          height: size.1,
          usesASCII: isASCII,
          locale: locale,
          keys: keys
        )
      }
    }
  }
}
