extension ScreenCase {
  /// Each screen and its sheets in a terminal that is much larger than they need.
  static let wide: [ScreenCase] =
    [
      ScreenCase(name: "StreamingPass"),
      ScreenCase(name: "FlowerMovie", file: .config("FlowerMovie")),
      ScreenCase(name: "Everything", file: .config("Everything")),
      ScreenCase(name: "panel", keys: ["v"]),
      ScreenCase(name: "purchase-trial", screen: "purchase", keys: ["down", "enter"]),
      ScreenCase(name: "snippet", screen: "snippet", keys: ["o", "s", "p", "c"]),
      ScreenCase(name: "gallery", screen: "gallery", keys: ["2"]),
      ScreenCase(
        name: "compared",
        screen: "gallery",
        keys: ["2", "tab", "space", "end", "space", "="]
      ),
      ScreenCase(name: "account-new", screen: "account", keys: ["3"]),
      ScreenCase(
        name: "account-everything",
        file: .config("Everything"),
        screen: "account",
        keys: ["3", "down", "down", "down", "down", "down", "enter"]
      ),
      ScreenCase(name: "timeline-lived", screen: "timeline", keys: lived + ["4"]),
      ScreenCase(
        name: "timeline-compared",
        screen: "timeline",
        keys: lived + ["z", "z", "t", "4", "w", "c"]
      ),
      ScreenCase(name: "transactions", screen: "transactions", keys: subscribed),
      ScreenCase(name: "transactions-none", screen: "transactions", keys: ["5"]),
      ScreenCase(
        name: "transactions-filtered",
        screen: "transactions",
        keys: subscribed + ["/", "t", "r", "i", "a", "l", "enter"]
      ),
      ScreenCase(name: "inspector", screen: "inspector", keys: subscribed + ["enter"]),
      ScreenCase(name: "forms", screen: "forms", keys: subscribed + ["v"]),
      ScreenCase(name: "buy", screen: "buy", keys: ["5", "b"]),
      ScreenCase(name: "message", screen: "message", keys: asked),
      ScreenCase(name: "messages", screen: "messages", keys: asked + ["escape", "6"]),
      ScreenCase(name: "settings", screen: "settings", keys: ["7", "down", "enter"]),
      ScreenCase(name: "settings-errors", screen: "settings", keys: ["7", "end"]),
      ScreenCase(name: "configuration", screen: "configuration", keys: ["8"]),
      ScreenCase(
        name: "fields",
        file: .config("Everything"),
        screen: "configuration",
        keys: ["8", "down", "enter"]
      ),
      ScreenCase(name: "findings", file: .oddities, screen: "configuration", keys: ["8"]),
      ScreenCase(name: "help", screen: "help", keys: ["?"]),
      ScreenCase(name: "help-all", screen: "help", keys: ["?", "?"]),
      ScreenCase(name: "palette", screen: "palette", keys: ["ctrl-p"]),
      ScreenCase(name: "clock", screen: "clock", keys: ["T"]),
    ].map { $0.wide() }
    + [
      ScreenCase(name: "transactions", screen: "transactions", keys: subscribed),
      ScreenCase(name: "timeline-lived", screen: "timeline", keys: lived + ["4"]),
      ScreenCase(name: "configuration", screen: "configuration", keys: ["8"]),
    ].flatMap { [$0.wide(usesASCII: true), $0.wide(locale: "ar"), $0.wide(locale: "ja")] }

  private func wide(usesASCII: Bool = false, locale: String = "en_US") -> ScreenCase {
    let language = locale == self.locale ? "" : "-\(locale)"
    var wide = self
    (wide.width, wide.height, wide.usesASCII, wide.locale) = (200, 60, usesASCII, locale)
    return wide.named("\(name)-200x60\(usesASCII ? "-ascii" : "")\(language)")
  }

  private func named(_ name: String) -> ScreenCase {
    ScreenCase(
      name: name,
      file: file,
      screen: screen,
      width: width,
      height: height,
      usesASCII: usesASCII,
      locale: locale,
      keys: keys
    )
  }
}
