import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

/// Sessions with the sample stores.
@MainActor
enum GallerySession {
  /// A new customer's session with `Configs/Everything.storekit`, where a month lasts five minutes.
  static func everything() throws -> StoreSession {
    try session(of: "Everything", locale: "en_US")
  }

  /// A new customer's session with `Configs/StreamingPass.storekit`.
  static func streaming(locale: String = "en_US") throws -> StoreSession {
    try session(of: "StreamingPass", locale: locale)
  }

  private static func session(of name: String, locale: String) throws -> StoreSession {
    let path = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit").path
    let configuration = try StoreConfiguration(path: path)
    return StoreSession(
      catalog: StoreCatalog(
        configuration,
        locale: Locale(identifier: locale),
        storefront: nil
      ),
      timeRate: name == "Everything" ? configuration.settings.timeRate : .realTime,
      zone: .utc,
      start: BrowserOptions.defaultStart
    )
  }
}

/// A customer's state in the group of `Configs/StreamingPass.storekit`.
enum GalleryCustomer: String, CaseIterable, Sendable {
  case never, trial, subscribed, autoRenewOff, downgradeWaiting, grace, retry, lapsed
  case lapsedWithWinBack, revoked

  /// The suffix of the current plan's identifier.
  var current: String? {
    switch self {
    case .never, .retry, .lapsed, .lapsedWithWinBack, .revoked: nil
    case .trial, .grace: "premium.monthly"
    case .subscribed, .autoRenewOff, .downgradeWaiting: "premium.yearly"
    }
  }

  /// The suffix of the next plan's identifier.
  var next: String? { self == .downgradeWaiting ? "basic.monthly" : nil }

  /// Returns a session with a customer in this state.
  @MainActor
  func session(locale: String = "en_US") throws -> StoreSession {
    let catalog = try GallerySession.streaming(locale: locale).catalog
    var contents = StoreContents(catalog)
    contents.settings.isGracePeriodEnabled = self == .grace
    var simulation = Simulation(contents: contents, start: BrowserOptions.defaultStart)
    for action in try actions(&simulation, try #require(catalog.groups.first).products) {
      _ = simulation.perform(action)
    }
    if [.grace, .retry, .lapsed, .lapsedWithWinBack].contains(self) {
      simulation.advance(to: try #require(simulation.nextEventInstant))
    }
    if self == .revoked {
      let transaction = try #require(simulation.account.allTransactions.last)
      _ = simulation.perform(.refund(transaction.id, .developerIssue))
    }
    return StoreSession(catalog: catalog, simulation: simulation)
  }

  private func actions(
    _ simulation: inout Simulation,
    _ plans: [Product]
  ) throws -> [StoreAction] {
    let group = try #require(simulation.account.group(at: 0))
    func buy(_ suffix: String) throws -> StoreAction {
      let plan = try #require(plans.first { $0.id.hasSuffix(suffix) })
      return .purchase(PurchaseRequest(productID: plan.id))
    }
    return switch self {
    case .never: []
    case .trial: [try buy("premium.monthly")]
    case .subscribed, .revoked: [try buy("premium.yearly")]
    case .autoRenewOff: [try buy("premium.yearly"), .disableAutoRenew(group)]
    case .downgradeWaiting: [try buy("premium.yearly"), try buy("basic.monthly")]
    case .grace, .retry: [try buy("premium.monthly"), .setPayment(works: false)]
    case .lapsed: [try buy("basic.yearly"), .disableAutoRenew(group)]
    case .lapsedWithWinBack: [try buy("premium.monthly"), .disableAutoRenew(group)]
    }
  }
}
