import ArgumentParser
import Foundation
import PurchaseFlow
import StoreBrowser
import StoreModel
import StoreViews

/// What `browse` and `render` share: the file, and how its store is opened.
struct StoreOptions: ParsableArguments {
  @Argument(
    help: "A .storekit file or package directory; the only one of this folder unless given.",
    completion: .file()
  )
  var file: String?

  @Option(help: "The subscription group, by identifier or name; the first with plans.")
  var group: String?

  @Option(help: "The language of the store (ja, de_DE); the file's own.")
  var locale: String?

  @Option(help: "The storefront (JPN, USA); the file's own.")
  var storefront: String?

  @Option(help: "The product that is chosen at first; the first that can be bought.")
  var select: String?

  @Option(
    help: "How the controls look: \(ControlStyleList.names.joined(separator: ", ")).",
    completion: .list(ControlStyleList.names)
  )
  var controlStyle = "automatic"

  @Option(
    help: """
      Where the controls stand: automatic, scrollView, bottomBar, buttonsInBottomBar, leading, \
      trailing or bottom, as far as the style has it.
      """,
    completion: .list([
      "automatic", "scrollView", "bottomBar", "buttonsInBottomBar", "leading", "trailing",
      "bottom",
    ])
  )
  var placement = "automatic"

  @Option(help: "How several groups of options are shown.")
  var groupStyle = StoreLook.GroupStyle.automatic

  @Option(help: "What the options are grouped by.")
  var groupBy = StoreLook.Grouping.none

  @Option(
    help: """
      What subscribe buttons say: automatic, action, displayName or price, singleLine or \
      multiline, or both, as in multiline.action.
      """,
    transform: buttonLabel
  )
  var buttonLabel = SubscriptionStoreButtonLabel.automatic

  @Option(
    help: """
      What a subscriber sees of the group: all, or any of current, upgrade, crossgrade and \
      downgrade with commas between.
      """,
    transform: relationships
  )
  var relationships = Product.SubscriptionRelationship.all

  @Option(help: "The clock's first moment (2026-01-01T00:00:00Z or 2026-01-01).")
  var start: String?

  @Option(help: "The time zone of the clock (Europe/Berlin); UTC.")
  var zone: String?

  @Option(
    help: "A scenario file whose end is the customer to show, who is kept nowhere.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var scenario: String?

  @Flag(help: "Draw nothing outside ASCII. Stores in other scripts are shown in English.")
  var ascii = false

  func validate() throws {
    guard scenario != nil, start != nil || zone != nil else { return }
    throw ValidationError("A scenario has its own clock. Leave --start and --zone out.")
  }

  /// The path of the configuration that is named or found.
  func path() throws -> String {
    if let file { return file }
    guard let scenario else { return try Self.onlyConfiguration() }
    return try Self.reporting { try Scenario(path: scenario).store }
  }

  /// The configuration that is named or found.
  func configuration() throws -> StoreConfiguration {
    let path = try path()
    return try Self.reporting { try StoreConfiguration(path: path) }
  }

  /// How the store is opened, where nothing else is said.
  ///
  /// - Parameter customer: Who sees the store, where no scenario says so.
  func browserOptions(
    defaultStart: Instant,
    customer: CustomerSource = .new
  ) throws -> BrowserOptions {
    guard let zone = CalendarZone(identifier: zone ?? "UTC") else {
      throw ValidationError(
        "\"\(zone ?? "")\" is no time zone. Write one such as UTC or Europe/Berlin."
      )
    }
    let left = try scenario.map { path in
      try Self.reporting { try Scenario(path: path).customer() }
    }
    return BrowserOptions(
      locale: try locale.map(Self.locale),
      storefront: try storefront.map(Self.storefront),
      group: group,
      selection: select,
      look: StoreLook(
        controlStyle: controlStyle,
        placement: placement,
        groupStyle: groupStyle,
        grouping: groupBy,
        buttonLabel: buttonLabel,
        relationships: relationships
      ),
      customer: left.map { .simulation($0) } ?? customer,
      start: try start.map { try Self.instant($0, in: zone) } ?? defaultStart,
      zone: zone,
      usesASCII: ascii
    )
  }

  /// Reads something; what is wrong with it ends the program with 2.
  private static func reporting<Result>(_ read: () throws -> Result) throws -> Result {
    do {
      return try read()
    } catch {
      throw CommandFailure(message: "\(error)")
    }
  }

  /// Opens a browser or runs one; its complaints about the options are usage errors, any
  /// other ends the program with 2.
  @MainActor
  static func reportingUsage<Result>(
    _ open: @MainActor () async throws -> Result
  ) async throws -> Result {
    do {
      return try await open()
    } catch let error as BrowserError {
      throw ValidationError(error.description)
    } catch {
      throw CommandFailure(message: "\(error)")
    }
  }

  static func locale(_ identifier: String) throws -> Locale {
    let locale = Locale(identifier: identifier)
    guard locale.language.languageCode?.isISOLanguage == true else {
      throw ValidationError("\"\(identifier)\" is no language. Write one such as ja or de_DE.")
    }
    return locale
  }

  static func storefront(_ code: String) throws -> Storefront {
    let storefront = Storefront(code)
    guard storefront.isKnown else {
      throw ValidationError("\"\(code)\" is no storefront. Write a code such as USA, JPN or DEU.")
    }
    return storefront
  }

  static func instant(_ text: String, in zone: CalendarZone) throws -> Instant {
    switch try? ClockMove(parsing: text) {
    case .to(let instant)?: return instant
    case .toDay(let day)?: return ClockMove.toDay(day).target(from: .latest, in: zone)
    case .by?, nil:
      throw ValidationError(
        "\"\(text)\" is no moment. Write 2026-01-01 or 2026-01-01T10:00:00Z."
      )
    }
  }

  /// The only configuration of the current folder.
  static func onlyConfiguration() throws -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    let found = names.filter { $0.hasSuffix(".storekit") }.sorted()
    switch found.count {
    case 1:
      return found[0]
    case 0:
      throw ValidationError("There is no .storekit file in this folder. Name one: storeterm FILE")
    default:
      throw ValidationError(
        "There are \(found.count) .storekit files in this folder. Name one: "
          + found.joined(separator: ", ")
      )
    }
  }
}

/// Something that ends the program with 2 and is not a matter of usage.
struct CommandFailure: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
