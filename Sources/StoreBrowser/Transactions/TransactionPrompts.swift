import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The prompt for a refund with its reason.
struct RefundPrompt: View {
  let model: TransactionsModel
  @State private var reason = PurchaseFlow.Transaction.RevocationReason.other

  var body: some View {
    ActionPrompt(model: model, action: action, startsConfirming: true) {
      Text(model.title(.refundTitle))
      Picker("", selection: $reason) {
        Text(model.words.text(TransactionsText.refundOther))
          .tag(PurchaseFlow.Transaction.RevocationReason.other)
        Text(model.words.text(TransactionsText.refundAppIssue))
          .tag(PurchaseFlow.Transaction.RevocationReason.developerIssue)
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
  }

  private var action: StoreAction? { model.chosen.map { .refund($0.id, reason) } }
}

/// The prompt for a price increase of the selected subscription's plan.
struct PriceIncreasePrompt: View {
  let model: TransactionsModel
  @State private var text = ""
  @State private var needsConsent = true

  var body: some View {
    ActionPrompt(model: model, action: action, problem: problem) {
      Text(title)
      PriceField(words: model.words, text: $text, suggested: suggested)
      Toggle(model.words.text(TransactionsText.increaseConsent), isOn: $needsConsent)
        .focusedValue(\.promptEnter, .change)
    }
  }

  private var line: SubscriptionLine? {
    model.chosen.flatMap { model.session.account.line(of: $0) }
  }

  /// The price that applies if the field is empty: the present price plus one currency unit.
  private var suggested: String { "\(present + 1)" }

  private var present: Decimal { line.map { $0.keptPrice ?? $0.plan.price } ?? 0 }

  private var title: String {
    guard let line else { return "" }
    let id = line.plan.productID
    return model.words.text(
      TransactionsText.increaseTitle,
      model.session.name(of: id),
      model.session.catalog.money(present, in: line.plan.currency)
    )
  }

  /// The typed amount. An empty field means the suggested amount.
  private var price: Decimal? { TypedNumber.value(text.isEmpty ? suggested : text) }

  private var problem: String? {
    guard let price else { return model.words.text(TransactionsText.increaseUnreadable, text) }
    return price < present ? model.words.text(TransactionActionText.refusedPrice) : nil
  }

  private var action: StoreAction? {
    guard let line, let price else { return nil }
    return .increasePrice(
      productID: line.plan.productID,
      price: price,
      needsConsent: needsConsent
    )
  }
}

/// The prompt for an extension of the selected subscription's renewal date, or of the renewal dates
/// of all subscribers of its plan.
struct ExtensionPrompt: View {
  let model: TransactionsModel
  /// Whether the request concerns all subscribers.
  let isForAll: Bool
  @State private var text = ""

  /// The duration that applies to an empty field.
  private static let suggested = "7d"

  var body: some View {
    ActionPrompt(model: model, action: action, problem: problem) {
      Text(title)
      HStack(spacing: .cells(1)) {
        Text(model.words.text(TransactionsText.extendBy)).fixedSize()
        TextField("", text: $text, prompt: Text(verbatim: Self.suggested))
      }
    }
  }

  private var line: SubscriptionLine? {
    model.chosen.flatMap { model.session.account.line(of: $0) }
  }

  private var title: String {
    guard let line else { return "" }
    return model.words.text(
      line.willAutoRenew ? TransactionsText.extendTitle : .extendTitleEnd,
      model.session.name(of: line.plan.productID),
      model.dates.day(line.periodEnd)
    )
  }

  private var span: CalendarSpan? {
    let text = text.isEmpty ? Self.suggested : text
    guard case .by(let span)? = try? ClockMove(parsing: text) else { return nil }
    return span
  }

  private var problem: String? {
    span == nil ? model.words.text(TransactionsText.extendUnreadable, text) : nil
  }

  private var action: StoreAction? {
    guard let line, let span else { return nil }
    guard isForAll else { return .extendRenewal(line.group, span) }
    // A length that is not in whole days is refused like 0 days.
    let isWhole = span.months == 0 && span.milliseconds == 0
    let days = isWhole ? span.days : 0
    return .extendAllRenewals(MassExtension(productID: line.plan.productID, days: days))
  }
}
