import ArgumentParser
import ExternalInput
import Foundation
import PurchaseFlow
import StoreBrowser
import StoreModel
import StoreViews

/// What `browse` and `render` share: the file, and how its store is opened.
struct StoreOptions: ParsableArguments {
  @Argument(
    help: "A .storekit file or package directory; the only one of this folder unless given.",
    completion: .storekit
  )
  var file: String?

  @Option(help: "The subscription group, by identifier or name; the first with plans.")
  var group: String?

  @Option(help: "The product that is chosen at first; the first that can be bought.")
  var select: String?

  @Option(
    help: "How the controls look: \(ControlStyleList.names.joined(separator: ", ")).",
    completion: .list(ControlStyleList.names)
  )
  var controlStyle: String?

  @Option(
    help: """
      Where the controls stand: automatic, scrollView, bottomBar, buttonsInBottomBar, leading, \
      trailing or bottom, as far as the style has it.
      """,
    completion: .list(ControlStyleList.placementNames)
  )
  var placement: String?

  @Option(help: "How several groups of options are shown; automatic.")
  var groupStyle: StoreLook.GroupStyle?

  @Option(help: "What the options are grouped by; none.")
  var groupBy: StoreLook.Grouping?

  @Option(
    help: """
      What subscribe buttons say: automatic, action, displayName or price, singleLine or \
      multiline, or both, as in multiline.action.
      """,
    completion: .list(WrittenOption.buttonLabelNames),
    transform: buttonLabel
  )
  var buttonLabel: SubscriptionStoreButtonLabel?

  @Option(
    help: """
      What a subscriber sees of the group: all, or any of current, upgrade, crossgrade and \
      downgrade with commas between.
      """,
    completion: .list(["all", "current", "upgrade", "crossgrade", "downgrade"]),
    transform: relationships
  )
  var relationships: Product.SubscriptionRelationship?

  @OptionGroup var customer: CustomerOptions

  @Flag(help: "Draw nothing outside ASCII. Stores in other scripts are shown in English.")
  var ascii = false

  /// Takes from the settings file what the command line leaves open.
  mutating func fill(from settings: SettingsFile) {
    let options = settings.options
    placement = placement ?? options["placement"]
    controlStyle = controlStyle ?? options["control-style"]
    groupStyle = groupStyle ?? options["group-style"].flatMap(StoreLook.GroupStyle.init)
    groupBy = groupBy ?? options["group-by"].flatMap(StoreLook.Grouping.init)
    // What does not read was refused with the file.
    buttonLabel =
      buttonLabel ?? options["button-label"].flatMap { try? WrittenOption.buttonLabel($0) }
    customer.locale = customer.locale ?? options["locale"]
    customer.storefront = customer.storefront ?? options["storefront"]
    if customer.scenario == nil { customer.zone = customer.zone ?? options["zone"] }
    ascii = ascii || settings.isOn("ascii") == true
  }

  /// The path of the configuration that is named or found.
  func path() throws -> String {
    if let file { return file }
    return try customer.lived(in: nil)?.store ?? ConfigurationFile.only()
  }

  /// The configuration that is named or found.
  @MainActor
  func configuration() throws -> StoreConfiguration {
    let path = try path()
    return try Self.reporting { try StoreConfiguration(path: path) }
  }

  /// How the store is opened, where nothing else is said.
  ///
  /// - Parameter customer: Who sees the store, where no scenario says so.
  func browserOptions(
    defaultStart: Instant,
    customer source: CustomerSource = .new
  ) throws -> BrowserOptions {
    let left = try customer.lived(in: file).map { scenario in
      try Self.reporting { try scenario.customer() }
    }
    return BrowserOptions(
      locale: try customer.storeLocale(),
      storefront: try customer.storeStorefront(),
      group: group,
      selection: select,
      look: StoreLook(
        controlStyle: controlStyle ?? "automatic",
        placement: placement ?? "automatic",
        groupStyle: groupStyle ?? .automatic,
        grouping: groupBy ?? .none,
        buttonLabel: buttonLabel ?? .automatic,
        relationships: relationships ?? .all
      ),
      customer: left.map { .simulation($0) } ?? source,
      start: try customer.firstMoment() ?? defaultStart,
      zone: try customer.calendarZone(),
      usesASCII: ascii
    )
  }

  /// Reads something; what is wrong with it ends the program with 2.
  static func reporting<Result>(_ read: () throws -> Result) throws -> Result {
    do {
      return try read()
    } catch let error as YAMLFileError {
      throw CommandFailure(message: error.placedMessage)
    } catch {
      throw CommandFailure(message: PrintableText.escaped("\(error)"))
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
      throw CommandFailure(message: PrintableText.escaped("\(error)"))
    }
  }
}

/// Something that ends the program with 2 and is not a matter of usage.
struct CommandFailure: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
