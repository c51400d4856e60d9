import Foundation
import PreviewChannel
import PurchaseFlow
import StoreBrowser
import StoreModel
import StoreViews

/// The store and the customer of the previewed views.
@MainActor
struct PreviewStore {
  let options: PreviewedProgramOptions

  init(_ options: PreviewedProgramOptions) { self.options = options }

  /// Opens the store. Without a file, opens the store that a program opens by default.
  func open() throws -> StoreSession {
    let start = Instant(milliseconds: options.start)
    guard let path = options.store else {
      return StoreSession.openStoreOfProgram(start: start)
    }
    return try Browser(
      StoreConfiguration(path: path),
      options: BrowserOptions(
        locale: options.locale.map(Locale.init(identifier:)),
        storefront: options.storefront.map { Storefront($0) },
        group: options.group,
        customer: try customer(),
        start: start,
        zone: CalendarZone(identifier: options.zone) ?? .utc,
        usesASCII: options.usesASCII
      )
    ).session
  }

  private func customer() throws -> CustomerSource {
    if let scenario = options.scenario {
      return .simulation(try Scenario(path: scenario).customer())
    }
    return options.journal.map { .journal($0) } ?? .new
  }
}
