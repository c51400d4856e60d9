import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The open sheet of the transactions screen.
struct TransactionSheet: View {
  let model: TransactionsModel
  let sheet: TransactionsModel.Sheet

  var body: some View {
    switch sheet {
    case .buy: BuySheet(model: model, isIntent: false)
    case .intent: BuySheet(model: model, isIntent: true)
    case .refund: RefundPrompt(model: model)
    case .requestRefund: RefundRequestPrompt(model: model)
    case .decideRefund: RefundDecisionPrompt(model: model)
    case .priceIncrease: PriceIncreasePrompt(model: model)
    case .changePrice: PriceChangePrompt(model: model)
    case .retention: RetentionPrompt(model: model)
    case .extend: ExtensionPrompt(model: model, isForAll: false)
    case .extendAll: ExtensionPrompt(model: model, isForAll: true)
    case .forms:
      if let transaction = model.chosen {
        SignedFormsSheet(model: model, transaction: transaction)
      }
    }
  }
}

/// A prompt with fields and two buttons. Between the fields and the buttons is the expected result,
/// or the reason why the action is impossible.
struct ActionPrompt<Fields: View>: View {
  let model: TransactionsModel
  /// The action; `nil` while a field is invalid.
  let action: StoreAction?
  /// The error in a field; `nil` if all fields are valid.
  var problem: String?
  /// Whether the focus starts on the confirm button, because no field must be filled in.
  var startsConfirming = false
  @ViewBuilder let fields: Fields
  @FocusState private var isConfirming: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      ScrollView {
        VStack(alignment: .leading, spacing: .cells(0)) { fields }
          .frame(maxWidth: .infinity, alignment: .leading)
          .clearOfScrollMarks()
      }
      .frame(minHeight: .cells(1))
      if let line {
        // The fields shrink and scroll, so that this line with the price is not truncated.
        Text(line).foregroundStyle(unavailableReason == nil ? .secondary : .critical)
          .padding(.top, .cells(model.screenSize.sheetAir))
          .layoutPriority(1)
      }
      HStack(spacing: .cells(2)) {
        Button(model.words[.confirm]) { confirm() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
          .disabled(action == nil || unavailableReason != nil)
          .focused($isConfirming)
        Button(model.words[.cancel], role: .cancel) { dismiss() }
          .buttonStyle(.bordered)
          .focusedValue(\.promptEnter, .press)
      }
      .frame(maxWidth: .infinity)
      .padding(.top, .cells(model.screenSize.sheetAir))
    }
    .padding(.horizontal, .cells(model.screenSize.sheetAir))
    .padding(.top, .cells(model.screenSize.sheetAir))
    .frame(maxWidth: .cells(SheetWidth.form))
    .focusedValue(\.promptEnter, .confirm)
    .onAppear { if startsConfirming { isConfirming = true } }
  }

  private var unavailableReason: String? {
    problem ?? action.flatMap(model.dryRun.unavailableReason(for:))
  }

  private var line: String? {
    unavailableReason ?? action.flatMap(model.dryRun.outcome(ofDoing:))
  }

  private func confirm() {
    guard let action, unavailableReason == nil else { return }
    dismiss()
    model.act(action)
  }
}

extension TransactionsModel {
  /// The title of the open sheet.
  var sheetTitle: String {
    switch sheet {
    case .buy?: words.text(TransactionActionText.commandBuy)
    case .intent?: words.text(TransactionActionText.commandIntent)
    case .refund?: words.text(TransactionActionText.commandRefund)
    case .requestRefund?: words.text(TransactionActionText.commandRequest)
    case .decideRefund?: words.text(TransactionActionText.commandDecide)
    case .priceIncrease?: words.text(TransactionActionText.commandIncrease)
    case .changePrice?: words.text(TransactionActionText.commandChangePrice)
    case .retention?: words.text(TransactionActionText.commandRetention)
    case .extend?: words.text(TransactionActionText.commandExtend)
    case .extendAll?: words.text(TransactionActionText.commandExtendAll)
    case .forms?: chosen.map { session.name(of: $0.productID) } ?? ""
    case nil: ""
    }
  }
}
