import StoreKit
import SwiftUI

struct EveryTask: View {
  @State private var state = EntitlementTaskState<Int>.loading
  @State private var isRefunding = false
  @Environment(\.purchase) private var purchase: PurchaseAction
  @Environment(\.displayStoreKitMessage) private var display
  @Environment(\.requestReview) private var requestReview
  var body: some View {
    Text("x")
      .subscriptionStatusTask(for: "g", priority: .high) { state in
        self.state = state.map { $0.count }
        self.state = await state.map { statuses in await count(statuses) }
        self.state = state.flatMap { .success($0.count) }
        self.state = await state.flatMap { statuses in .success(await count(statuses)) }
        switch state {
        case .loading: break
        case .success(let statuses): print(statuses)
        case .failure(let error): print(error)
        @unknown default: break
        }
      }
      .currentEntitlementTask(for: "a") { state in print(state.transaction?.jwsRepresentation ?? "")
      }
      .storeProductTask(for: "a") { (state: Product.TaskState) in
        switch state {
        case .loading, .unavailable: break
        case .failure(let error): print(error)
        case .success(let product): print(product)
        @unknown default: break
        }
        print(state.product?.id ?? "")
      }
      .storeProductsTask(for: ["a", "b"]) { (state: Product.CollectionTaskState) in
        if case .success(let products, unavailable: let ids) = state { print(products, ids) }
      }
      .refundRequestSheet(for: 3, isPresented: $isRefunding)
      .task {
        for await message in StoreKit.Message.messages { try? display(message) }
      }
  }
  func count(_ statuses: [Product.SubscriptionInfo.Status]) async -> Int { statuses.count }
}
