import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The sheet that is open over the screen of purchases.
struct TransactionSheet: View {
  let model: TransactionsModel
  let sheet: TransactionsModel.Sheet

  var body: some View {
    switch sheet {
    case .buy: BuySheet(model: model, isIntent: false)
    case .intent: BuySheet(model: model, isIntent: true)
    case .refund: RefundPrompt(model: model)
    case .priceIncrease: PriceIncreasePrompt(model: model)
    case .extend: ExtensionPrompt(model: model)
    case .forms:
      if let transaction = model.chosen {
        SignedFormsSheet(model: model, transaction: transaction)
      }
    }
  }
}

/// A sheet that asks for something: fields, what would come of it or why it can't be done,
/// and two buttons.
struct ActionPrompt<Fields: View>: View {
  let model: TransactionsModel
  /// What would be done; `nil` while a field cannot be read.
  let action: StoreAction?
  /// What is wrong with a field.
  var problem: String?
  /// Whether Enter confirms at once, since there is nothing that has to be typed.
  var startsConfirming = false
  @ViewBuilder let fields: Fields
  @FocusState private var isConfirming: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      ScrollView {
        VStack(alignment: .leading, spacing: .cells(0)) { fields }.clearOfScrollMarks()
      }
      .frame(minHeight: .cells(1))
      if let line {
        // A price is not cut for the sake of fields, which can be scrolled.
        Text(line).foregroundStyle(obstacle == nil ? .secondary : .critical).layoutPriority(1)
      }
      HStack(spacing: .cells(3)) {
        Button(model.words[.confirm]) { confirm() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
          .disabled(action == nil || obstacle != nil)
          .focused($isConfirming)
        Button(model.words[.cancel], role: .cancel) { dismiss() }
          .buttonStyle(.plain)
          .focusedValue(\.promptEnter, .press)
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .cells(SheetWidth.form))
    .focusedValue(\.promptEnter, .confirm)
    .onAppear { if startsConfirming { isConfirming = true } }
  }

  private var obstacle: String? {
    problem ?? action.flatMap(model.dryRun.obstacle(toDoing:))
  }

  private var line: String? {
    obstacle ?? action.flatMap(model.dryRun.outcome(ofDoing:))
  }

  private func confirm() {
    guard let action, obstacle == nil else { return }
    dismiss()
    model.act(action)
  }
}

extension TransactionsModel {
  /// What stands in the upper edge of the sheet of purchases that is open.
  var sheetTitle: String {
    switch sheet {
    case .buy?: words.text(TransactionActionText.commandBuy)
    case .intent?: words.text(TransactionActionText.commandIntent)
    case .refund?: words.text(TransactionActionText.commandRefund)
    case .priceIncrease?: words.text(TransactionActionText.commandIncrease)
    case .extend?: words.text(TransactionActionText.commandExtend)
    case .forms?: chosen.map { session.name(of: $0.productID) } ?? ""
    case nil: ""
    }
  }
}
