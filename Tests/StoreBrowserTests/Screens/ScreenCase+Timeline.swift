extension ScreenCase {
  private static let sizesAndSigns = sizes.flatMap { size in
    [false, true].map { (width: size.0, height: size.1, ascii: $0) }
  }

  /// The keys that lead to a trial, renewals and a lapse, whose message is postponed.
  static let lived = ["down", "enter", "enter", "t", "t", "t", "a", "t", "escape"]

  private static func onAllSizes(
    _ name: String,
    screen: String,
    file: StoreFile = .streaming,
    keys: [String]
  ) -> [ScreenCase] {
    sizesAndSigns.map { surface in
      ScreenCase(
        name: "\(name)-\(surface.width)x\(surface.height)-\(surface.ascii ? "ascii" : "unicode")",
        file: file,
        screen: screen,
        width: surface.width,
        height: surface.height,
        usesASCII: surface.ascii,
        keys: keys
      )
    }
  }

  private static func state(_ number: Int) -> [String] {
    ["3"] + Array(repeating: "down", count: number) + ["enter"]
  }

  /// The account screen of several customers, in all sizes.
  static let account: [ScreenCase] =
    onAllSizes("account-new", screen: "account", keys: ["3"])
    + onAllSizes("account-trial", screen: "account", keys: ["down", "enter", "enter", "3"])
    + onAllSizes("account-grace", screen: "account", keys: state(5))
    + onAllSizes(
      "account-everything",
      screen: "account",
      file: .config("Everything"),
      keys: state(5)
    )
    + ["ja", "ar", "de"].map { locale in
      ScreenCase(name: "account-80x24-\(locale)", screen: "account", locale: locale, keys: state(4))
    }
    + [ScreenCase(name: "account-no-groups-80x24", file: .empty, screen: "account", keys: ["3"])]

  /// The timeline screen of several customers, in all sizes.
  static let timeline: [ScreenCase] =
    onAllSizes("timeline-new", screen: "timeline", keys: ["4"])
    + onAllSizes("timeline-lived", screen: "timeline", keys: lived + ["4"])
    + onAllSizes(
      "timeline-grace",
      screen: "timeline",
      keys: ["down", "enter", "enter"] + state(4) + [
        "4", "T", "1", "6", "d", "enter",
      ]
    )
    + onAllSizes(
      "timeline-change",
      screen: "timeline",
      keys: ["end", "enter", "enter", "t", "home", "enter", "enter", "t", "4"]
    )
    + onAllSizes(
      "timeline-ways",
      screen: "timeline",
      keys: lived + ["z", "z", "t", "4", "w"]
    )
    + onAllSizes(
      "timeline-compared",
      screen: "timeline",
      keys: lived + ["z", "z", "t", "4", "w", "c"]
    )
    + ["ja", "ar", "de"].map { locale in
      ScreenCase(
        name: "timeline-80x24-\(locale)",
        screen: "timeline",
        locale: locale,
        keys: lived + ["4"]
      )
    }
    + [
      ScreenCase(
        name: "timeline-years-80x24",
        screen: "timeline",
        keys: ["end", "enter", "enter", "T", "2", "0", "y", "enter", "4"]
      ),
      ScreenCase(
        name: "timeline-zoomed-80x24",
        screen: "timeline",
        keys: lived + ["4", "up", "up", "+", "+", "left"]
      ),
      ScreenCase(
        name: "timeline-everything-80x24",
        file: .config("Everything"),
        screen: "timeline",
        keys: state(5) + ["t", "t", "n", "3", "down", "down", "enter", "t", "4"]
      ),
      ScreenCase(
        name: "timeline-everything-120x40-ascii",
        file: .config("Everything"),
        screen: "timeline",
        width: 120,
        height: 40,
        usesASCII: true,
        keys: state(5) + ["t", "t", "n", "3", "down", "down", "enter", "t", "4"]
      ),
      ScreenCase(name: "timeline-no-groups-80x24", file: .empty, screen: "timeline", keys: ["4"]),
    ]
}
