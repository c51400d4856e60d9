import StoreKit
import SwiftUI

/// The customer's plan, and the sheet in which the plan can be changed or cancelled.
struct MyPassView: View {
  @State private var status: EntitlementTaskState<Product.SubscriptionInfo.Status?> = .loading
  @State private var isManaging = false

  var body: some View {
    NavigationStack {
      List {
        Section("Tidewatch Pass") {
          switch status {
          case .loading:
            ProgressView()
          case .failure(let error):
            Text(error.localizedDescription)
          case .success(let status):
            if let status {
              PassRows(status: status)
              Button("Manage") { isManaging = true }
            } else {
              Text("You have no plan yet.")
            }
          @unknown default:
            EmptyView()
          }
        }
      }
      .navigationTitle("My Pass")
    }
    .subscriptionStatusTask(for: TidewatchPass.groupID) { state in
      status = state.map { statuses in
        statuses.first { $0.state == .subscribed || $0.state == .inGracePeriod }
      }
    }
    .manageSubscriptionsSheet(
      isPresented: $isManaging,
      subscriptionGroupID: TidewatchPass.groupID
    )
  }
}

/// The rows about a plan that the customer has.
private struct PassRows: View {
  let status: Product.SubscriptionInfo.Status
  @State private var product: Product?

  var body: some View {
    if case .verified(let transaction) = status.transaction {
      LabeledContent("Plan", value: product?.displayName ?? transaction.productID)
        .task(id: transaction.productID) {
          product = try? await Product.products(for: [transaction.productID]).first
        }
      if let date = transaction.expirationDate {
        LabeledContent("Renews") {
          Text(date, style: .date)
        }
      }
    }
  }
}

#Preview {
  MyPassView()
}
