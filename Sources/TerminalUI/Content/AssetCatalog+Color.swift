import Foundation

extension AssetCatalog {
  /// The light and the dark variant of a colour set.
  package struct ColorSet: Equatable, Sendable {
    /// A colour in sRGB. Each component is from 0 to 1.
    package struct Parts: Equatable, Sendable {
      /// The red component, from 0 to 1.
      package var red: Double
      /// The green component, from 0 to 1.
      package var green: Double
      /// The blue component, from 0 to 1.
      package var blue: Double
      /// The opacity, from 0 to 1.
      package var alpha: Double
    }

    /// The colour for light backgrounds, or for all backgrounds if there is no dark variant.
    package let light: Parts
    /// The colour for dark backgrounds. Equals `light` if the set has no dark variant.
    package let dark: Parts

    /// Reads a `.colorset` folder. Returns `nil` if it holds no readable colour.
    init?(contentsOf folder: URL) {
      self.init(AssetCatalog.contents(of: folder) ?? [:])
    }

    /// Reads the parsed `Contents.json` of a set. Returns `nil` if it holds no readable colour.
    init?(_ contents: [String: Any]) {
      let entries = (contents["colors"] as? [[String: Any]] ?? [])
        .filter { AssetCatalog.isForUsualContrast($0) }
      let sorted = entries.sorted { Self.rank($0) < Self.rank($1) }
      let light = sorted.first { !AssetCatalog.isForDark($0) }.flatMap(Self.parts)
      let dark = sorted.first { AssetCatalog.isForDark($0) }.flatMap(Self.parts)
      guard let any = light ?? dark else { return nil }
      self.light = any
      self.dark = dark ?? any
    }

    /// Returns the position of an entry in the order of preference: universal, iPhone, others.
    private static func rank(_ entry: [String: Any]) -> Int {
      switch entry["idiom"] as? String {
      case "universal"?: 0
      case "iphone"?: 1
      default: 2
      }
    }

    private static func parts(_ entry: [String: Any]) -> Parts? {
      guard let color = entry["color"] as? [String: Any] else { return nil }
      if let name = color["reference"] as? String { return SystemColors.parts[name] }
      guard let components = color["components"] as? [String: Any] else { return nil }
      let alpha = number(components["alpha"]) ?? 1
      if let white = number(components["white"]) {
        return Parts(red: white, green: white, blue: white, alpha: alpha)
      }
      guard let red = number(components["red"]), let green = number(components["green"]),
        let blue = number(components["blue"])
      else { return nil }
      return Parts(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reads a colour component as Xcode writes it: `0x80` and `128` are out of 255, `0.5` is out
    /// of 1.
    static func number(_ value: Any?) -> Double? {
      if let number = value as? Double { return bounded(number) }
      guard let text = value as? String else { return nil }
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { bounded(Double($0) / 255) }
      }
      guard let number = Double(text) else { return nil }
      return bounded(text.contains(".") ? number : number / 255)
    }

    private static func bounded(_ part: Double) -> Double { max(0, min(1, part)) }
  }

  /// Colours of the system that a set can refer to, in their values for light backgrounds.
  private enum SystemColors {
    static let parts: [String: ColorSet.Parts] = [
      "systemRedColor": rgb(255, 59, 48), "systemOrangeColor": rgb(255, 149, 0),
      "systemYellowColor": rgb(255, 204, 0), "systemGreenColor": rgb(52, 199, 89),
      "systemMintColor": rgb(0, 199, 190), "systemTealColor": rgb(48, 176, 199),
      "systemCyanColor": rgb(50, 173, 230), "systemBlueColor": rgb(0, 122, 255),
      "systemIndigoColor": rgb(88, 86, 214), "systemPurpleColor": rgb(175, 82, 222),
      "systemPinkColor": rgb(255, 45, 85), "systemBrownColor": rgb(162, 132, 94),
      "systemGrayColor": rgb(142, 142, 147), "labelColor": rgb(0, 0, 0),
      "systemBackgroundColor": rgb(255, 255, 255),
    ]

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> ColorSet.Parts {
      ColorSet.Parts(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
  }
}
