import ArgumentParser
import ExternalInput
import Foundation
import PurchaseFlow
import StoreBrowser
import StoreModel

/// The options of `browse`, `render` and `preview` for the customer, the language, the storefront
/// and the clock.
struct CustomerOptions: ParsableArguments {
  @Option(
    help: "Language of the store, such as ja or de_DE (default: the file's)",
    completion: .list(Words.Language.allCases.map(\.rawValue))
  )
  var locale: String?

  @Option(help: "Storefront, such as JPN or USA (default: the scenario's, else the file's)")
  var storefront: String?

  @Option(
    help: ArgumentHelp(
      """
      Start of the simulated clock for a new customer, such as 2026-01-01 or \
      2026-01-01T00:00:00Z (default: the current time; with render and preview --print, \
      2026-01-01T00:00:00Z)
      """,
      valueName: "date"
    )
  )
  var start: String?

  @Option(
    help: ArgumentHelp(
      "Time zone of the simulated clock, such as Europe/Berlin (default: UTC)",
      valueName: "time-zone"
    )
  )
  var zone: String?

  @Option(
    help: ArgumentHelp(
      "Run this scenario file, then show its customer. Nothing is saved",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var scenario: String?

  func validate() throws {
    guard scenario != nil, start != nil || zone != nil else { return }
    throw ValidationError("A scenario has its own clock. Leave --start and --zone out.")
  }

  /// Returns the scenario whose customer is shown; `nil` without a scenario. If the scenario's
  /// store is not `store`, throws a usage error, because the scenario's customer has other
  /// products.
  func loadScenario(in store: String?) throws -> Scenario? {
    guard let path = scenario else { return nil }
    let scenario = try StoreOptions.reporting { try Scenario(path: path) }
    if let store, !ConfigurationFile.areSame(store, scenario.store) {
      throw ValidationError(
        "The store of the scenario \(Self.shown(path)) is \(Self.shown(scenario.store)), "
          + "not \(Self.shown(store)). Leave \(Self.shown(store)) out, "
          + "or name a scenario of that store."
      )
    }
    return scenario
  }

  private static func shown(_ path: String) -> String { PrintableText.shortened(path) }

  func storeLocale() throws -> Locale? {
    try locale.map { text in try Self.asUsage { try OptionValueParser.locale(text) } }
  }

  func storeStorefront() throws -> Storefront? {
    try storefront.map { text in try Self.asUsage { try OptionValueParser.storefront(text) } }
  }

  func calendarZone() throws -> CalendarZone {
    try Self.asUsage { try OptionValueParser.zone(zone ?? "UTC") }
  }

  /// Parses an option's value and converts an error to a usage error.
  static func asUsage<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Returns the initial time of the clock; `nil` for the default.
  func firstMoment() throws -> Instant? {
    guard let start else { return nil }
    let zone = try calendarZone()
    return try Self.asUsage { try TimestampParser.instant(start, in: zone) }
  }
}

/// Finds `.storekit` files.
enum ConfigurationFile {
  /// Returns the only `.storekit` file in the current folder. Throws if there are none or several.
  static func only() throws -> String {
    guard let path = try onlyOrNone(namedBy: "Name one: ") else {
      throw ValidationError(
        "No .storekit file in the current directory. Name one: storeterm FILE"
      )
    }
    return path
  }

  /// Returns whether two paths are of the same file or package, or of files with equal content.
  static func areSame(_ path: String, _ other: String) -> Bool {
    let places = [path, other].map(realPath(of:))
    return places[0] == places[1]
      || FileManager.default.contentsEqual(atPath: places[0], andPath: places[1])
  }

  /// Returns the only `.storekit` file in the current folder; `nil` if there is none. Throws if
  /// there are several.
  ///
  /// - Parameter advice: The next step in the error message if there are several files. The names
  ///   of the files follow.
  static func onlyOrNone(namedBy advice: String) throws -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let found = names.filter { $0.hasSuffix(".storekit") }.sorted()
    guard found.count <= 1 else {
      throw ValidationError(
        "There are \(found.count) .storekit files in the current directory. "
          + advice + PrintableText.list(found)
      )
    }
    return found.first
  }
}
