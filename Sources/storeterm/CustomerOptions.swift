import ArgumentParser
import Foundation
import PurchaseFlow
import StoreModel

/// Who sees a store, in which language, where and when: what `browse`, `render` and `preview`
/// share.
struct CustomerOptions: ParsableArguments {
  @Option(help: "The language of the store (ja, de_DE); the file's own.")
  var locale: String?

  @Option(help: "The storefront (JPN, USA); the file's own.")
  var storefront: String?

  @Option(help: "The clock's first moment (2026-01-01T00:00:00Z or 2026-01-01).")
  var start: String?

  @Option(help: "The time zone of the clock (Europe/Berlin); UTC.")
  var zone: String?

  @Option(
    help: "A scenario file whose end is the customer to show, who is kept nowhere.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var scenario: String?

  func validate() throws {
    guard scenario != nil, start != nil || zone != nil else { return }
    throw ValidationError("A scenario has its own clock. Leave --start and --zone out.")
  }

  func storeLocale() throws -> Locale? {
    try locale.map { identifier in
      let locale = Locale(identifier: identifier)
      guard locale.language.languageCode?.isISOLanguage == true else {
        throw ValidationError("\"\(identifier)\" is no language. Write one such as ja or de_DE.")
      }
      return locale
    }
  }

  func storeStorefront() throws -> Storefront? {
    try storefront.map { code in
      let storefront = Storefront(code)
      guard storefront.isKnown else {
        throw ValidationError(
          "\"\(code)\" is no storefront. Write a code such as USA, JPN or DEU."
        )
      }
      return storefront
    }
  }

  func calendarZone() throws -> CalendarZone {
    guard let found = CalendarZone(identifier: zone ?? "UTC") else {
      throw ValidationError(
        "\"\(zone ?? "")\" is no time zone. Write one such as UTC or Europe/Berlin."
      )
    }
    return found
  }

  /// The clock's first moment, where one is written.
  func firstMoment() throws -> Instant? {
    guard let start else { return nil }
    let zone = try calendarZone()
    switch try? ClockMove(parsing: start) {
    case .to(let instant)?: return instant
    case .toDay(let day)?: return ClockMove.toDay(day).target(from: .latest, in: zone)
    case .by?, nil:
      throw ValidationError(
        "\"\(start)\" is no moment. Write 2026-01-01 or 2026-01-01T10:00:00Z."
      )
    }
  }
}

/// The `.storekit` files of the current folder.
enum ConfigurationFile {
  /// The only one.
  static func only() throws -> String {
    guard let path = try onlyOrNone(namedBy: "Name one: ") else {
      throw ValidationError("There is no .storekit file in this folder. Name one: storeterm FILE")
    }
    return path
  }

  /// The only one, if there is any.
  ///
  /// - Parameter advice: What to do where there are several; their names follow.
  static func onlyOrNone(namedBy advice: String) throws -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let found = names.filter { $0.hasSuffix(".storekit") }.sorted()
    guard found.count <= 1 else {
      throw ValidationError(
        "There are \(found.count) .storekit files in this folder. "
          + advice + found.joined(separator: ", ")
      )
    }
    return found.first
  }
}
