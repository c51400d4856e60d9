import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("Screens of 12-month commitments", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct CommitmentScreenTests {
  private func session() throws -> StoreSession {
    try .everything(storefront: Storefront("ECU"))
  }

  /// A store that sells a yearly plan with monthly billing.
  private func store(_ session: StoreSession) throws -> some View {
    SubscriptionStoreView(subscriptions: [try session.product(".letters.yearly")])
      .preferredSubscriptionPricingTerms { _, info in
        info.pricingTerms.first { $0.billingPlanType == .monthly }
      }
  }

  private func expectAmounts(_ screen: ShownStore, _ style: String) {
    #expect(screen.contains("$8.49"), "\(style): \(screen.text)")
    #expect(screen.contains("$101.88"), "\(style): \(screen.text)")
  }

  @Test("every control style shows the monthly price and the total of the commitment")
  func controlStyles() throws {
    let session = try session()
    let store = try store(session)
    let screens: [(String, AnyView)] = [
      ("automatic", AnyView(store)),
      ("buttons", AnyView(store.subscriptionStoreControlStyle(.buttons))),
      ("picker", AnyView(store.subscriptionStoreControlStyle(.picker))),
      ("prominentPicker", AnyView(store.subscriptionStoreControlStyle(.prominentPicker))),
      ("compactPicker", AnyView(store.subscriptionStoreControlStyle(.compactPicker))),
      ("pagedPicker", AnyView(store.subscriptionStoreControlStyle(.pagedPicker))),
      (
        "pagedProminentPicker",
        AnyView(store.subscriptionStoreControlStyle(.pagedProminentPicker))
      ),
    ]
    for (name, view) in screens {
      expectAmounts(ShownStore(view, of: session, width: 80, height: 40), name)
    }
  }

  @Test("a disclosure precedes the first purchase, and only that one")
  func disclosure() throws {
    let session = try session()
    let plan = try session.product(".letters.yearly")
    let screen = ShownStore(try store(session), of: session, height: 40)
    session.begin(OpenPurchase(product: plan, offer: nil, options: [.billingPlanType(.monthly)]))
    screen.host.update()
    #expect(screen.contains(session.words[.commitmentTitle]), "\(screen.text)")
    expectAmounts(screen, "disclosure")
    screen.click(session.words[.continueToSheet])
    #expect(screen.contains(session.words[.confirmSubscription]), "\(screen.text)")
    expectAmounts(screen, "purchase sheet")
    session.confirmPurchase()
    let transaction = session.simulation.account.allTransactions.last
    #expect(transaction?.commitmentInfo?.billingPeriodNumber == 1)
    session.begin(OpenPurchase(product: plan, offer: nil, options: [.billingPlanType(.monthly)]))
    #expect(session.commitmentToDisclose == nil)
  }

  @Test("the subscriptions sheet shows the payments left and cancels the renewal only")
  func manage() throws {
    let session = try session()
    let plan = try session.product(".letters.yearly")
    session.perform(.purchase(PurchaseRequest(productID: plan.id, billingPlan: .monthly)))
    let progress = session.status(ofGroupOf: plan).flatMap { CommitmentProgress($0, in: session) }
    #expect(progress?.period.remaining == 11 && progress?.renews == true)
    let screen = ShownStore(ManageSubscriptionsSheet(groupID: nil), of: session, height: 40)
    #expect(screen.contains(session.words.text(.commitmentLeft, "11")), "\(screen.text)")
    screen.click(session.words[.turnOffAutoRenew])
    let info = session.status(ofGroupOf: plan)?.renewalInfo
    #expect(info?.willAutoRenew == true && info?.commitmentInfo?.willAutoRenew == false)
    #expect(screen.contains(session.words[.turnOnAutoRenew]), "\(screen.text)")
  }

  @Test("a change that waits for the end of the commitment shows the first charge after it")
  func waitingChange() throws {
    let session = try session()
    let plan = try session.product(".letters.yearly")
    session.perform(.purchase(PurchaseRequest(productID: plan.id, billingPlan: .monthly)))
    let end = try #require(session.status(ofGroupOf: plan)?.transaction.commitmentPeriod)
    let request = PurchaseRequest(productID: plan.id)
    let terms = PurchaseTerms(plan, by: .purchase(request), in: session)
    let price = plan.displayPrice
    #expect(terms.lines.map(\.instant) == [end.commitmentEnd], "\(terms.lines)")
    #expect(terms.lines.last?.price.contains(price) == true, "\(terms.lines)")
  }

  @Test("a failed payment is shown only on the billing plan that the customer has")
  func failedPayment() throws {
    let session = try session()
    let plan = try session.product(".letters.yearly")
    session.perform(.purchase(PurchaseRequest(productID: plan.id, billingPlan: .monthly)))
    session.perform(.setPayment(works: false))
    session.advanceToNextEvent()
    let status = try #require(session.status(ofGroupOf: plan))
    #expect(status.state == .inBillingRetryPeriod)
    let held = PlanStatus(plan, status, billedAs: .monthly, offering: nil, in: session)
    let other = PlanStatus(plan, status, billedAs: .upFront, offering: nil, in: session)
    #expect(held == .retries(nil, until: try #require(status.renewalInfo.billingRetryEndsAt)))
    #expect(other == .offered(nil))
    #expect(CommitmentProgress(status, in: session)?.nextPayment == nil)
  }
}
