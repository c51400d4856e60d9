import Foundation
import PurchaseFlow
import StoreModel
import Testing

@Suite("Fields of signed payloads")
struct PayloadFieldTests {
  private static let production = SignedApp(environment: .production)

  private func info(_ simulation: Simulation, in app: SignedApp) throws -> RenewalInfoPayload {
    let info = try #require(simulation.status()?.renewalInfo)
    return RenewalInfoPayload(info, in: app, signedAt: simulation.now)
  }

  private func transaction(
    _ id: UInt64,
    of simulation: Simulation,
    in app: SignedApp
  ) throws -> TransactionPayload {
    let transaction = try #require(simulation.account.transaction(id))
    return TransactionPayload(transaction, in: app, signedAt: simulation.now)
  }

  @Test("autoRenewProductId stays while auto-renew is off, but not in StoreKit and Xcode's shape")
  func autoRenewProduct() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.max.monthly")
    simulation.buy("pro.basic")
    for app in [SignedApp.sandbox, Self.production, .xcode] {
      #expect(try info(simulation, in: app).autoRenewProductId == "pro.basic")
    }
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    for moment: Instant in ["2026-01-20T00:00:00Z", "2026-03-01T00:00:00Z"] {
      simulation.advance(to: moment)
      for app in [SignedApp.sandbox, Self.production] {
        let payload = try info(simulation, in: app)
        #expect(payload.autoRenewProductId == "pro.max.monthly" && payload.autoRenewStatus == 0)
        #expect(payload.renewalPrice == nil)
      }
      #expect(try info(simulation, in: .xcode).autoRenewProductId == nil)
      #expect(simulation.status()?.renewalInfo.autoRenewPreference == nil)
    }
  }

  @Test("storefrontId is the number of 130 storefronts, each different")
  func storefronts() {
    let codes = StorefrontNumber.countryCodes
    let numbers = codes.compactMap { StorefrontNumber.of($0) }
    #expect(codes.count == 130 && Set(numbers).count == 130)
    #expect(codes.allSatisfy { $0.count == 3 && $0 == $0.uppercased() })
    #expect(numbers.allSatisfy { $0.count == 6 && UInt32($0) != nil && $0.hasPrefix("143") })
    for (code, number) in [("USA", "143441"), ("ISL", "143558"), ("AGO", "143564")] {
      #expect(StorefrontNumber.of(code) == number)
    }
    #expect(StorefrontNumber.of("XKS") == nil && StorefrontNumber.of("usa") == nil)
  }

  @Test("a storefront without a known number has no storefrontId, and jsonl has a warning")
  func unknownStorefront() throws {
    let steps = "  - purchase: pro.basic"
    for (code, number) in [("XKS", nil), ("ISL", "143558" as String?)] {
      let head = "settings: { storefront: \(code) }"
      let report = try ScenarioText(steps: steps, head: head, format: .jsonl).report()
      #expect(report.exitCode == 0)
      #expect(report.output.contains(#""storefront":"\#(code)""#))
      #expect(report.output.contains("storefrontId") == (number != nil))
      #expect(report.output.contains(number ?? "storefront"))
      let warning = "The App Store's number of the storefront \"\(code)\" is not known."
      #expect(report.errors.contains(warning) == (number == nil))
      let text = try ScenarioText(steps: steps, head: head).report()
      #expect(text.errors.isEmpty)
    }
  }

  @Test("only notifications and app transactions of production have appAppleId")
  func appAppleID() throws {
    let forms = try EventSigner(.sandbox).sign(nil, nil, at: start)
    for (environment, number) in [
      (StoreEnvironment.production, 42), (.sandbox, nil), (.xcode, nil as Int64?),
    ] {
      let notice = NotificationPayload(
        type: "REFUND",
        subtype: nil,
        number: 0,
        status: nil,
        forms: forms,
        in: SignedApp(environment: environment, appAppleID: 42),
        signedAt: start
      )
      #expect(notice.data?.appAppleId == number && notice.data?.bundleVersion == "1")
      let app = SignedApp(environment: environment, appAppleID: 42)
      let copy = AppTransactionPayload(app, installedAt: start, signedAt: start)
      #expect(copy.appAppleId == number)
      #expect((copy.versionExternalIdentifier == nil) == (number == nil))
    }
  }

  @Test("every subscription transaction of Sandbox and Production is billed up front")
  func billingPlan() throws {
    var simulation = Simulation(contents: FlowFile.contents, start: start)
    simulation.buy("pro.monthly")
    simulation.buy("coins.100")
    simulation.advance(to: "2026-03-01T00:00:00Z")
    let all = simulation.account.allTransactions
    #expect(all.count > 2)
    for transaction in all {
      let plan = transaction.productType == .autoRenewable ? "BILLED_UPFRONT" : nil
      for app in [SignedApp.sandbox, Self.production] {
        let payload = TransactionPayload(transaction, in: app, signedAt: start)
        #expect(payload.billingPlanType == plan)
      }
      let payload = TransactionPayload(transaction, in: .xcode, signedAt: start)
      #expect(payload.billingPlanType == nil)
    }
  }

  @Test("a refund has its percentage in thousandths, until it is reversed")
  func revocationPercentage() throws {
    var simulation = Simulation(at: "2026-06-01T00:00:00Z")
    simulation.buy("pro.basic")
    simulation.buy("pro.max.monthly", at: "2026-06-11T00:00:00Z")
    for app in [SignedApp.sandbox, .xcode] {
      #expect(try transaction(0, of: simulation, in: app).revocationPercentage == nil)
    }
    simulation.perform(.refund(0, .other))
    simulation.perform(.refund(1, .other))
    for app in [SignedApp.sandbox, .xcode] {
      let part = try transaction(0, of: simulation, in: app)
      #expect(part.revocationType == "REFUND_PRORATED" && part.revocationPercentage == 33_333)
      let whole = try transaction(1, of: simulation, in: app)
      #expect(whole.revocationType == "REFUND_FULL" && whole.revocationPercentage == 100_000)
    }
    simulation.perform(.reverseRefund(0))
    let reversed = try transaction(0, of: simulation, in: .sandbox)
    #expect(reversed.revocationPercentage == nil && reversed.revocationType == nil)
  }

  @Test("a refunded trial is refunded in full, and the end of sharing has no percentage")
  func revocationsWithoutPrice() throws {
    var contents = FlowStore.contents
    contents.settings.familyShareable = ["news.monthly"]
    var simulation = Simulation(contents: contents, start: start)
    simulation.buy("pro.monthly")
    simulation.perform(.refund(0, .other))
    let trial = try transaction(0, of: simulation, in: .sandbox)
    #expect(trial.revocationType == "REFUND_FULL" && trial.revocationPercentage == 100_000)
    for isGranted in [true, false] {
      simulation.perform(.shareWithFamily(productID: "news.monthly", isGranted: isGranted))
    }
    let shared = try transaction(1, of: simulation, in: .sandbox)
    #expect(shared.revocationType == "FAMILY_REVOKE" && shared.revocationPercentage == nil)
  }
}
