import ArgumentParser
import ExternalInput
import Foundation
import PurchaseFlow
import StoreBrowser
import StoreModel
import StoreViews

/// The options of `browse` and `render`: the file, and how its store is opened.
struct StoreOptions: ParsableArguments {
  @Argument(
    help:
      "Configuration file or package directory (default: the only one in the current directory)",
    completion: .storekit
  )
  var file: String?

  @Option(
    help: "Subscription group, by identifier or name (default: the first group with plans)"
  )
  var group: String?

  @Option(
    help: ArgumentHelp(
      "Product to select at the start (default: the first that can be bought)",
      valueName: "product"
    )
  )
  var select: String?

  @Option(
    help: ArgumentHelp(
      """
      Control style: \(ControlStyleList.names.joined(separator: ", ")) (default: automatic)
      """,
      valueName: "style"
    ),
    completion: .list(ControlStyleList.names)
  )
  var controlStyle: String?

  @Option(
    help: """
      Placement of the controls: automatic, scrollView, bottomBar, buttonsInBottomBar, leading, \
      trailing or bottom; not every style has every placement (default: automatic)
      """,
    completion: .list(ControlStyleList.placementNames)
  )
  var placement: String?

  @Option(help: "Presentation of the groups that --group-by makes (default: automatic)")
  var groupStyle: StoreAppearance.GroupStyle?

  @Option(help: "Property to group the plans by (default: none)")
  var groupBy: StoreAppearance.Grouping?

  @Option(
    help: ArgumentHelp(
      """
      Label of subscribe buttons: automatic; action, displayName or price; singleLine or \
      multiline; or a combination such as multiline.action (default: automatic)
      """,
      valueName: "label"
    ),
    completion: .list(OptionValueParser.buttonLabelNames),
    transform: buttonLabel
  )
  var buttonLabel: SubscriptionStoreButtonLabel?

  @Option(
    help: """
      Plans that a subscriber sees: all, or any of current, upgrade, crossgrade and downgrade, \
      separated by commas (default: all)
      """,
    completion: .list(["all", "current", "upgrade", "crossgrade", "downgrade"]),
    transform: relationships
  )
  var relationships: Product.SubscriptionRelationship?

  @Option(
    help: ArgumentHelp(
      "Markdown file to show above the plans, in place of the group's name",
      valueName: "file"
    ),
    completion: .markdown
  )
  var marketing: String?

  @OptionGroup var customer: CustomerOptions

  @Flag(help: "Draw only ASCII characters; texts in other scripts appear in English")
  var ascii = false

  /// Fills in, from the settings file, the options that the command line leaves out.
  mutating func fill(from settings: SettingsFile) {
    let options = settings.options
    placement = placement ?? options["placement"]
    controlStyle = controlStyle ?? options["control-style"]
    groupStyle = groupStyle ?? options["group-style"].flatMap(StoreAppearance.GroupStyle.init)
    groupBy = groupBy ?? options["group-by"].flatMap(StoreAppearance.Grouping.init)
    // The settings file's parser has already reported invalid labels.
    buttonLabel =
      buttonLabel ?? options["button-label"].flatMap { try? OptionValueParser.buttonLabel($0) }
    customer.locale = customer.locale ?? options["locale"]
    if customer.scenario == nil {
      customer.storefront = customer.storefront ?? options["storefront"]
      customer.zone = customer.zone ?? options["zone"]
    }
    ascii = ascii || settings.isOn("ascii") == true
  }

  /// Returns the path of the configuration: the named path, else the scenario's store, else the
  /// only `.storekit` file in the current folder.
  func path() throws -> String {
    if let file { return file }
    return try customer.loadScenario(in: nil)?.store ?? ConfigurationFile.only()
  }

  /// Reads the configuration at `path()`.
  @MainActor
  func configuration() throws -> StoreConfiguration {
    let path = try path()
    return try Self.reporting { try StoreConfiguration(path: path) }
  }

  /// Returns the options for opening the store.
  ///
  /// - Parameter customer: The customer, unless a scenario provides one.
  func browserOptions(
    defaultStart: Instant,
    customer source: CustomerSource = .new
  ) throws -> BrowserOptions {
    let left = try customer.loadScenario(in: file).map { scenario in
      try Self.reporting { try scenario.customer() }
    }
    return BrowserOptions(
      locale: try customer.storeLocale(),
      storefront: try customer.storeStorefront(),
      group: group,
      selection: select,
      appearance: StoreAppearance(
        controlStyle: controlStyle ?? "automatic",
        placement: placement ?? "automatic",
        groupStyle: groupStyle ?? .automatic,
        grouping: groupBy ?? .none,
        buttonLabel: buttonLabel ?? .automatic,
        relationships: relationships ?? .all
      ),
      marketing: try marketing.map { path in
        try Self.reporting { try MarketingPage(path: path) }
      },
      customer: left.map { .simulation($0) } ?? source,
      start: try customer.firstMoment() ?? defaultStart,
      zone: try customer.calendarZone(),
      usesASCII: ascii
    )
  }

  /// Returns the result of `read`. If it throws, the program ends with exit code 2.
  static func reporting<Result>(_ read: () throws -> Result) throws -> Result {
    do {
      return try read()
    } catch let error as YAMLFileError {
      throw CommandFailure(message: error.placedMessage)
    } catch {
      throw CommandFailure(message: PrintableText.escaped("\(error)"))
    }
  }

  /// Opens or runs a browser. Its errors about options become usage errors. After any other error,
  /// the program ends with exit code 2.
  @MainActor
  static func reportingUsage<Result>(
    _ open: @MainActor () async throws -> Result
  ) async throws -> Result {
    do {
      return try await open()
    } catch let error as BrowserError {
      throw ValidationError(error.description)
    } catch {
      throw CommandFailure(message: PrintableText.escaped("\(error)"))
    }
  }
}

/// An error that is not a usage error and that ends the program with exit code 2.
struct CommandFailure: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
