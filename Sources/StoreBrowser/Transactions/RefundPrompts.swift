import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The prompt for a refund request with the customer's reason.
struct RefundRequestPrompt: View {
  let model: TransactionsModel
  @State private var reason = RefundRequest.Reason.unintendedPurchase

  var body: some View {
    ActionPrompt(model: model, action: action, startsConfirming: true) {
      Text(model.title(.requestTitle))
      Picker("", selection: $reason) {
        ForEach(RefundRequest.Reason.documented, id: \.self) { reason in
          Text(model.words.text(name(of: reason))).tag(reason)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
  }

  private func name(of reason: RefundRequest.Reason) -> TransactionsText {
    switch reason {
    case .unintendedPurchase: .requestUnintended
    case .fulfillmentIssue: .requestFulfillment
    case .unsatisfied: .requestUnsatisfied
    case .legal: .requestLegal
    default: .refundOther
    }
  }

  private var action: StoreAction? { model.chosen.map { .requestRefund($0.id, reason) } }
}

/// The prompt for the App Store's decision about a refund request.
struct RefundDecisionPrompt: View {
  let model: TransactionsModel
  @State private var choice = Choice.grant
  @State private var text = ""

  private enum Choice: CaseIterable, Hashable {
    case grant
    case prorate
    case decline

    var name: TransactionsText {
      switch self {
      case .grant: .decideGrant
      case .prorate: .decideProrate
      case .decline: .decideDecline
      }
    }
  }

  var body: some View {
    ActionPrompt(model: model, action: action, problem: problem, startsConfirming: true) {
      Text(model.title(.decideTitle))
      Picker("", selection: $choice) {
        ForEach(Choice.allCases, id: \.self) { Text(model.words.text($0.name)).tag($0) }
      }
      .pickerStyle(.inline)
      .labelsHidden()
      if choice == .prorate {
        HStack(spacing: .cells(1)) {
          Text(model.words.text(TransactionsText.decidePercentage)).fixedSize()
          TextField("", text: $text, prompt: Text(verbatim: suggested))
        }
      }
    }
  }

  /// Whether the selected transaction belongs to a subscription. An empty field then means the
  /// remaining part of the period.
  private var isSubscription: Bool { model.chosen?.subscriptionGroupID != nil }

  /// The percentage that an empty field means. For a subscription, the rules compute the remaining
  /// part of the period.
  private var suggested: String { isSubscription ? "" : "50" }

  /// The percentage that was typed, or the suggested one, in thousandths of a per cent. The decimal
  /// separator is a point or a comma.
  private var percentage: Int? {
    let text = text.isEmpty ? suggested : text
    guard text.utf8.count <= 10, let number = TypedNumber.value(text) else { return nil }
    let thousandths = NSDecimalNumber(decimal: number * 1000).intValue
    return Decimal(thousandths) == number * 1000 ? thousandths : nil
  }

  private var problem: String? {
    guard choice == .prorate, percentage == nil, !(text.isEmpty && isSubscription) else {
      return nil
    }
    return model.words.text(TransactionActionText.refusedPercentage)
  }

  private var decision: RefundDecision {
    switch choice {
    case .grant: .grant
    case .prorate: .prorate(percentage: text.isEmpty && isSubscription ? nil : percentage)
    case .decline: .decline
    }
  }

  private var action: StoreAction? {
    guard problem == nil else { return nil }
    return model.chosen.map { .decideRefund($0.id, decision) }
  }
}

extension TransactionsModel {
  /// Returns the first line of a prompt about the refund of the selected purchase: the product and
  /// the charged amount.
  func title(_ key: TransactionsText) -> String {
    guard let transaction = chosen else { return "" }
    return words.text(
      key,
      session.name(of: transaction.productID),
      session.catalog.money(transaction.chargedAmount, in: transaction.currency)
    )
  }
}
