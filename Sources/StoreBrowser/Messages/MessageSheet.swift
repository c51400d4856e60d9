import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// A message of the App Store with its facts and answers.
struct MessageSheet: View {
  let model: MessagesModel
  let row: MessageRow
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let topic = MessageTopic(row, in: model)
    VStack(alignment: .leading, spacing: .cells(0)) {
      ScrollView {
        VStack(alignment: .leading, spacing: .cells(0)) {
          Text(topic.plan).bold()
          Text(model.words.text(topic.text))
          ForEach(topic.facts) { fact in
            ValueRow(
              name: model.words.text(fact.name),
              value: fact.value,
              role: fact.isPrice ? .price : .standard,
              column: column(of: topic)
            )
          }
          if !row.isOpen {
            Text(model.words.text(row.status.text)).foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .clearOfScrollMarks()
      }
      .focusable(false)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: .cells(2)) { buttons }
        VStack(spacing: .cells(0)) { buttons }
      }
      .focusedValue(\.promptEnter, .press)
      .frame(maxWidth: .infinity)
      .padding(.top, .cells(air))
    }
    .padding(.horizontal, .cells(air))
    .padding(.top, .cells(air))
    .frame(maxWidth: .cells(SheetWidth.text))
  }

  private func column(of topic: MessageTopic) -> ValueColumn {
    ValueColumn(
      names: topic.facts.map { model.words.text($0.name) },
      width: min(SheetWidth.content(onScreenOf: columnsOfScreen), SheetWidth.text) - 1 - 2 * air,
      usesASCII: usesASCII
    )
  }

  private var columnsOfScreen: Int { model.transactions.screenSize.columns }

  private var air: Int { model.transactions.screenSize.sheetAir }

  @ViewBuilder private var buttons: some View {
    if row.isOpen { answers }
    Button(later, role: .cancel) { model.postpone(row) }.buttonStyle(.bordered)
  }

  private var later: String {
    row.isOpen ? model.words.text(MessagesText.answerLater) : model.words[.close]
  }

  @ViewBuilder private var answers: some View {
    switch row.reason {
    case .billingIssue:
      first(.answerFix) { answer(.resolveBillingIssue(row.group)) }
      Button(model.words.text(MessagesText.answerCancel)) {
        answer(.disableAutoRenew(row.group))
      }
    case .priceIncreaseConsent:
      first(.answerAgree) { answer(.answerPriceIncrease(row.group, agree: true)) }
      Button(model.words.text(MessagesText.answerDecline)) {
        answer(.answerPriceIncrease(row.group, agree: false))
      }
    case .winBackOffer:
      first(.answerOffer) { model.openWinBackOffer(in: row.group) }
    default: EmptyView()
    }
  }

  private func answer(_ action: StoreAction) {
    model.answer(row.reason, of: row.group, with: action)
  }

  private func first(
    _ title: MessagesText,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(model.words.text(title), action: action)
      .buttonStyle(.borderedProminent)
      .keyboardShortcut(.defaultAction)
  }
}
