import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The raw and signed forms of the selected transaction, for reading and copying.
struct SignedFormsSheet: View {
  let model: TransactionsModel
  let transaction: PurchaseFlow.Transaction
  @State private var form = SignedText.payload
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      Picker("", selection: $form) {
        ForEach(forms, id: \.self) { Text(model.words.text($0.name)).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      ScrollView {
        Text(verbatim: shownText)
          .frame(maxWidth: .infinity, alignment: .leading)
          .clearOfScrollMarks()
      }
      .id(form)
      if isReproducible, form.differsPerRun {
        Text(model.words.text(TransactionsText.formMadeAnew)).foregroundStyle(.secondary)
      }
      if let remark = model.notices.remark { Text(remark).lineLimit(2) }
      HStack(spacing: .cells(2)) {
        Button(model.words.text(TransactionActionText.commandCopy)) { copy() }
        Button(model.words[.close]) { dismiss() }.buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .cells(BrowserView.readableWidth))
    .onKeyPress(.character("y")) {
      copy()
      return .handled
    }
  }

  private var status: SubscriptionStatus? { model.session.account.status(of: transaction) }

  private var forms: [SignedText] {
    SignedText.allCases.filter { !$0.isOfRenewal || status != nil }
  }

  private var isReproducible: Bool { model.isReproducible }

  private var shownText: String {
    form.text(of: transaction, status, isReproducible: isReproducible)
  }

  private func copy() {
    model.notices.copy(form.text(of: transaction, status), as: model.words.text(form.name))
  }
}
