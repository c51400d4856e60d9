import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The application: one configuration file as a store to look at, to buy in, and to
/// move the clock of. Needs no terminal.
@MainActor
public final class Browser {
  let model: BrowserModel
  private let options: BrowserOptions

  /// Opens a configuration.
  ///
  /// - Throws: ``BrowserError``, or `JournalError` when the customer's history cannot be
  ///   used.
  public init(
    _ configuration: StoreConfiguration,
    options: BrowserOptions = BrowserOptions()
  ) throws {
    let locale = options.locale ?? Locale(identifier: configuration.settings.locale)
    let catalog = StoreCatalog(
      configuration,
      locale: options.usesASCII ? locale.forASCII : locale,
      storefront: options.storefront
    )
    let group = try Self.group(options.group, in: catalog)
    let selection = try Self.selection(options.selection, in: group)
    let contents = StoreContents(
      catalog,
      timeRate: configuration.settings.timeRate,
      zone: options.zone
    )
    let session = try options.customer.session(with: catalog, contents, start: options.start)
    let programLocale = options.programLocale ?? catalog.locale
    model = BrowserModel(
      session: session,
      group: group,
      selection: selection,
      words: Words(locale: options.usesASCII ? programLocale.forASCII : programLocale)
    )
    self.options = options
  }

  /// Makes a host that shows the application on a screen of `size` cells.
  public func makeHost(size: Size) -> ViewHost {
    var environment = EnvironmentValues()
    environment.usesASCII = options.usesASCII
    return ViewHost(BrowserView(model: model), size: size, environment: environment)
  }

  /// Shows the application on a terminal until the person leaves.
  ///
  /// - Returns: The program's exit code: 0, or 130 when it was interrupted.
  public func run(on terminal: any Terminal) async -> Int32 {
    let host = makeHost(size: terminal.size)
    await host.run(on: terminal, until: { model.exitCode != nil }) { model.exitCode = 130 }
    return model.exitCode ?? 0
  }

  /// The screen as text after some keys were pressed: one line a row, blanks at the
  /// ends of rows left out.
  public func render(size: Size, pressing keys: [Key] = []) -> String {
    let host = makeHost(size: size)
    for key in keys { host.send(.key(key)) }
    return host.render().lines.map { $0 + "\n" }.joined()
  }

  private static func group(
    _ name: String?,
    in catalog: StoreCatalog
  ) throws(BrowserError) -> SubscriptionGroup? {
    guard let name else {
      return catalog.groups.first { !$0.products.isEmpty } ?? catalog.groups.first
    }
    let found =
      catalog.groups.first { $0.id == name }
      ?? catalog.groups.first { $0.referenceName == name || $0.displayName == name }
    guard let found else {
      throw .unknownGroup(name, known: catalog.groups.map { "\($0.referenceName) (\($0.id))" })
    }
    return found
  }

  private static func selection(
    _ id: String?,
    in group: SubscriptionGroup?
  ) throws(BrowserError) -> Int? {
    guard let id else { return nil }
    let products = group?.products ?? []
    guard let index = products.firstIndex(where: { $0.id == id }) else {
      throw .unknownSelection(id, known: products.map(\.id))
    }
    return index
  }
}
