import ArgumentParser
import ExternalInput
import Foundation
import PurchaseFlow
import StoreBrowser
import StoreModel

/// Who sees a store, in which language, where and when: what `browse`, `render` and `preview`
/// share.
struct CustomerOptions: ParsableArguments {
  @Option(help: "Language of the store, such as ja or de_DE (default: the file's)")
  var locale: String?

  @Option(help: "Storefront, such as JPN or USA (default: the file's)")
  var storefront: String?

  @Option(
    help: ArgumentHelp(
      """
      Start of the simulated clock for a new customer, such as 2026-01-01 or \
      2026-01-01T00:00:00Z (default: now; for render and preview --print, 2026-01-01T00:00:00Z)
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
      "Scenario file; shows the customer at its end and saves nothing",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var scenario: String?

  func validate() throws {
    guard scenario != nil, start != nil || zone != nil else { return }
    throw ValidationError("A scenario has its own clock. Leave --start and --zone out.")
  }

  /// The scenario whose customer is shown; one about another store than the named one is a
  /// usage error, since its customer would hold nothing that this one sells.
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

  /// Reads what an option is set to; what is wrong with it is a usage error.
  static func asUsage<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The clock's first moment, where one is written.
  func firstMoment() throws -> Instant? {
    guard let start else { return nil }
    let zone = try calendarZone()
    return try Self.asUsage { try TimestampParser.instant(start, in: zone) }
  }
}

/// The `.storekit` files that a person means.
enum ConfigurationFile {
  /// The only one of the current folder.
  static func only() throws -> String {
    guard let path = try onlyOrNone(namedBy: "Name one: ") else {
      throw ValidationError(
        "No .storekit file in the current directory. Name one: storeterm FILE"
      )
    }
    return path
  }

  /// Whether two paths lead to the same file or package, or to copies of one.
  static func areSame(_ path: String, _ other: String) -> Bool {
    let places = [path, other].map(realPath(of:))
    return places[0] == places[1]
      || FileManager.default.contentsEqual(atPath: places[0], andPath: places[1])
  }

  /// The only one of the current folder, if there is any.
  ///
  /// - Parameter advice: What to do where there are several; their names follow.
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
