import StoreKit

/// A store manager as apps write it: only StoreKit is imported, so `Transaction` is StoreKit's.
@MainActor
final class PurchaseManager: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var owned: Set<Product.ID> = []
  @Published private(set) var problem: String?
  private var updates: Task<Void, Never>?

  func start() async {
    updates = Task.detached(priority: .background) { [weak self] in
      for await result in Transaction.updates {
        await self?.handle(result)
      }
    }
    do {
      products = try await Product.products(for: ["pass.monthly", "pass.yearly"])
        .sorted { $0.price < $1.price }
    } catch StoreKitError.networkError(let error) {
      problem = error.localizedDescription
    } catch {
      problem = error.localizedDescription
    }
    for await result in Transaction.unfinished { await handle(result) }
    await refresh()
  }

  func buy(_ product: Product, for account: UUID) async throws -> Transaction? {
    let result = try await product.purchase(options: [.appAccountToken(account), .quantity(1)])
    switch result {
    case .success(let verification):
      let transaction = try verified(verification)
      await transaction.finish()
      return transaction
    case .pending, .userCancelled:
      return nil
    @unknown default:
      return nil
    }
  }

  func restore() async {
    do {
      try await AppStore.sync()
    } catch StoreKitError.userCancelled {
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }

  private func refresh() async {
    var found: Set<Product.ID> = []
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result else { continue }
      switch transaction.productType {
      case .nonConsumable: found.insert(transaction.productID)
      case .autoRenewable where transaction.revocationDate == nil && !transaction.isUpgraded:
        let status = await transaction.subscriptionStatus
        if status?.state == .subscribed || status?.state == .inGracePeriod {
          found.insert(transaction.productID)
        }
      default: break
      }
    }
    owned = found
  }

  private func handle(_ result: VerificationResult<Transaction>) async {
    do {
      let transaction = try verified(result)
      if let end = transaction.expirationDate, end < transaction.signedDate { return }
      await transaction.finish()
      await refresh()
    } catch {
      problem = "\(error)"
    }
  }

  private nonisolated func verified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified(_, let error): throw error
    case .verified(let value): return value
    }
  }
}

/// The data that an app sends to its server.
struct Receipt: Encodable {
  let transaction: String
  let renewalInfo: String
  let isEligible: Bool

  init?(_ product: Product) async throws {
    guard let subscription = product.subscription,
      let status = try await subscription.status.first
    else { return nil }
    transaction = status.transaction.jwsRepresentation
    renewalInfo = status.renewalInfo.jwsRepresentation
    isEligible = await subscription.isEligibleForIntroOffer
  }
}

func describe(_ state: Product.SubscriptionInfo.RenewalState) -> String {
  switch state {
  case .subscribed: return "subscribed"
  case .expired: return "expired"
  case .inBillingRetryPeriod: return "in billing retry"
  case .inGracePeriod: return "in grace"
  case .revoked: return "revoked"
  default: return "unknown"
  }
}

func watch() async throws -> [String] {
  var lines: [String] = []
  for await status in Product.SubscriptionInfo.Status.updates {
    lines.append(describe(status.state))
    if let info = try? status.renewalInfo.payloadValue, info.willAutoRenew {
      lines.append(info.autoRenewPreference ?? info.currentProductID)
    }
  }
  for await message in StoreKit.Message.messages { lines.append(message.reason.rawValue) }
  if let storefront = await Storefront.current { lines.append(storefront.countryCode) }
  let app = try await AppTransaction.shared
  lines.append(app.unsafePayloadValue.originalAppVersion)
  if let latest = await Transaction.latest(for: "pass.monthly") {
    lines.append("\(latest.unsafePayloadValue.id)")
  }
  if AppStore.canMakePayments { lines.append(AppStore.deviceVerificationID?.uuidString ?? "") }
  return lines
}
