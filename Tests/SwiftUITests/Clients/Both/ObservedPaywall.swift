import Observation
import StoreKit
import SwiftUI

// A paywall without store views. Its manager is observable, and the views read it from the
// environment.

@MainActor
@Observable
final class ObservedStore {
  enum LoadState: Equatable {
    case idle
    case loading
    case loaded
    case failed(String)
  }

  private(set) var plans: [Product] = []
  private(set) var entitlement: StoreKit.Transaction?
  private(set) var renewal: Date?
  private(set) var state = LoadState.idle
  @ObservationIgnored private var listener: Task<Void, Never>?
  var isSubscribed: Bool { entitlement != nil }

  func start() async {
    listener = Task { [weak self] in
      for await update in Transaction.updates {
        guard let transaction = try? update.payloadValue else { continue }
        await transaction.finish()
        await self?.refresh()
      }
    }
    await load()
    await refresh()
  }

  func load() async {
    state = .loading
    do {
      plans = try await Product.products(for: ["pass.monthly", "pass.yearly"])
        .filter { $0.type == .autoRenewable }
        .sorted(using: KeyPathComparator(\.price))
      state = .loaded
    } catch is CancellationError {
      state = .idle
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  func refresh() async {
    entitlement = nil
    for await result in Transaction.currentEntitlements {
      if case .verified(let transaction) = result { entitlement = transaction }
    }
    guard let group = plans.first?.subscription else { return }
    let statuses = (try? await group.status) ?? []
    for status in statuses where status.state == .subscribed || status.state == .inGracePeriod {
      guard case .verified(let info) = status.renewalInfo else { continue }
      renewal = info.willAutoRenew ? info.renewalDate : nil
    }
  }

  func buy(_ plan: Product, for account: UUID) async throws -> Bool {
    let result = try await plan.purchase(options: [.appAccountToken(account)])
    guard case .success(let verification) = result else { return false }
    let transaction = try verification.payloadValue
    await transaction.finish()
    await refresh()
    return true
  }
}

struct ObservedPaywall: View {
  @Environment(ObservedStore.self) private var store
  @AppStorage("lastPlan") private var lastPlan = ""
  @AppStorage("paywall.openings") private var openings = 0
  @State private var selection: Product?
  @State private var failure: (any Error)?
  @State private var isWorking = false
  @State private var isManaging = false
  @State private var showsOtherApp = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(terms)
      switch store.state {
      case .idle, .loading: ProgressView().progressViewStyle(LinearProgressViewStyle(tint: .mint))
      case .failed(let text):
        ContentUnavailableView("Store", systemImage: "wifi.slash", description: Text(text))
      case .loaded: plans
      }
      if let renewal = store.renewal {
        Label("Renews \(renewal, format: .dateTime.day().month())", systemImage: "calendar")
      }
      Button("Manage Subscription") { isManaging = true }.disabled(!store.isSubscribed)
      Button("Our Other App", systemImage: "app.gift") { showsOtherApp = true }
    }
    .manageSubscriptionsSheet(isPresented: $isManaging)
    .appStoreOverlay(isPresented: $showsOtherApp) {
      let overlay = SKOverlay.AppConfiguration(appIdentifier: "1234567890", position: .bottom)
      overlay.userDismissible = true
      overlay.campaignToken = "paywall"
      return overlay
    }
    .alert("Purchase Failed", isPresented: hasFailed) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(failure?.localizedDescription ?? "")
    }
    .sensoryFeedback(.success, trigger: store.isSubscribed)
    .onChange(of: selection) { _, plan in lastPlan = plan?.id ?? lastPlan }
    .onAppear { openings += 1 }
  }

  private var terms: AttributedString {
    let text = "Renews until **cancelled**. [Terms](https://example.com/terms)"
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace
    )
    var terms = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    terms.foregroundColor = .secondary
    return terms
  }

  private var hasFailed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }

  private var plans: some View {
    ForEach(store.plans) { plan in
      PlanRow(plan: plan, isSelected: plan == selection) { buy(plan) }
        .onTapGesture { withAnimation(.snappy) { selection = plan } }
        .disabled(isWorking)
    }
  }

  private func buy(_ plan: Product) {
    Task {
      isWorking = true
      defer { isWorking = false }
      do {
        _ = try await store.buy(plan, for: UUID())
      } catch let error as StoreKitError {
        if case .userCancelled = error { return }
        failure = error
      } catch let error as Product.PurchaseError {
        failure = error
      } catch {
        failure = error
      }
    }
  }

  private struct PlanRow: View {
    let plan: Product
    let isSelected: Bool
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Label {
          VStack(alignment: .leading) {
            Text(plan.displayName)
            if let period = plan.subscriptionPeriod {
              Text("\(plan.displayPrice) / \(period.unit.localizedDescription)").font(.caption)
            }
            if let offer = plan.subscription?.introductoryOffer, offer.paymentMode == .freeTrial {
              Text("\(offer.period.value) \(offer.period.unit.localizedDescription) free")
            }
          }
        } icon: {
          Image(systemName: isSelected ? "dial.medium.fill" : "dial.low")
        }
      }
      .buttonStyle(.plain)
      .contentShape(.rect)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
  }
}

struct ObservedApp: View {
  @State private var store = ObservedStore()
  @State private var showsPaywall = false

  var body: some View {
    Button("Upgrade", systemImage: "sparkles") { showsPaywall = true }
      .sheet(isPresented: $showsPaywall) {
        ObservedPaywall()
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
          .interactiveDismissDisabled()
      }
      .environment(store)
      .task { await store.start() }
  }
}
