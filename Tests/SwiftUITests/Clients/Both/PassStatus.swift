import StoreKit
import SwiftUI

/// The customer's pass, determined from the statuses of its group.
enum Pass: Comparable {
  case none, basic, premium

  init(_ productID: Product.ID) {
    self = productID.hasPrefix("premium") ? .premium : .basic
  }
}

actor PassKeeper {
  static let shared = PassKeeper()

  func pass(for statuses: [Product.SubscriptionInfo.Status]) -> Pass {
    let best = statuses.max { left, right in
      Pass(left.transaction.unsafePayloadValue.productID)
        < Pass(right.transaction.unsafePayloadValue.productID)
    }
    guard let best, case .verified(let transaction) = best.transaction else { return .none }
    if case .autoRenewable = transaction.productType {
      guard transaction.revocationDate == nil, transaction.revocationReason == nil else {
        return .none
      }
      if let end = transaction.expirationDate, end < Date() { return .none }
    }
    return Pass(transaction.productID)
  }
}

struct PassScreen: View {
  @State private var state: EntitlementTaskState<Pass> = .loading
  @State private var isManaging = false

  var body: some View {
    Button("Manage") { isManaging = true }
      .subscriptionStatusTask(for: "21479000") { taskState in
        self.state = await taskState.map { statuses in
          await PassKeeper.shared.pass(for: statuses)
        }
        switch self.state {
        case .failure(let error): print("\(error)")
        case .success(let pass): print(pass > .none)
        case .loading: break
        @unknown default: break
        }
      }
      .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: "21479000")
      .manageSubscriptionsSheet(isPresented: $isManaging)
  }
}
