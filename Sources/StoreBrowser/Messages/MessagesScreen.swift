import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The App Store's messages, with the waiting messages first.
struct MessagesScreen: View {
  let model: MessagesModel

  var body: some View {
    let rows = model.rows
    VStack(alignment: .leading, spacing: .cells(0)) {
      HStack(spacing: .cells(2)) {
        Text(model.words.text(BrowserText.screenMessages)).bold()
        Text(model.words.number(rows.count)).foregroundStyle(.secondary)
        Spacer(minLength: .cells(0))
        if !model.presentsAutomatically {
          Text(model.words.text(MessagesText.stateSilent)).foregroundStyle(.secondary)
        }
      }
      .padding(.horizontal, .cells(1))
      if rows.isEmpty {
        UnavailableView(
          title: model.words.text(MessagesText.emptyTitle),
          text: model.words.text(MessagesText.emptyText)
        )
      } else {
        let (shown, filter) = (model.shown, model.filter)
        FilterLine(
          words: model.words,
          filter: filter,
          prompt: model.words.text(FilterText.messagesPrompt),
          found: shown.count,
          count: rows.count
        )
        .padding(.horizontal, .cells(1))
        List(shown, selection: model.selectionBinding) {
          MessageLine(model: model, row: $0)
        }
        .rows(by: MessageRow.ID.self, run: "messages.open")
        // A new identity rebuilds the list, so that the focus moves to its selected message.
        .id(filter.rowRequests)
        .frame(maxWidth: .cells(BrowserView.readableWidth), alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A message in the list. The message takes one line if it fits, else two lines.
private struct MessageLine: View {
  let model: MessagesModel
  let row: MessageRow
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let topic = MessageTopic(row, in: model)
    ViewThatFits(in: .horizontal) {
      HStack(spacing: .cells(2)) {
        title(topic).frame(width: .cells(titleWidth), alignment: .leading)
        Text(topic.plan).fixedSize()
        Spacer(minLength: .cells(0))
        Text(model.dates.day(row.instant)).foregroundStyle(.secondary).fixedSize()
        state.frame(width: .cells(stateWidth), alignment: .leading)
      }
      VStack(alignment: .leading, spacing: .cells(0)) {
        HStack(spacing: .cells(2)) {
          title(topic)
          Spacer(minLength: .cells(0))
          state.fixedSize()
        }
        HStack(spacing: .cells(2)) {
          Text(topic.plan).lineLimit(1)
          Spacer(minLength: .cells(0))
          Text(model.dates.day(row.instant)).foregroundStyle(.secondary).fixedSize()
        }
        .padding(.leading, .cells(2))
      }
    }
  }

  private func title(_ topic: MessageTopic) -> some View {
    HStack(spacing: .cells(1)) {
      Text(verbatim: sign).accessibilityHidden(true)
      Text(model.words.text(topic.title)).bold(row.isOpen)
    }
  }

  private var sign: String {
    switch row.status {
    case .waiting: usesASCII ? "*" : "●"
    case .open: usesASCII ? "o" : "○"
    case .postponed, .settled: " "
    }
  }

  private var state: some View {
    Text(model.words.text(row.status.text)).foregroundStyle(row.isOpen ? .warning : .secondary)
  }

  private var titleWidth: Int {
    2 + width(of: [.titleBilling, .titleIncrease, .titleWinBack, .titleGeneric])
  }

  private var stateWidth: Int { width(of: MessageRow.Status.allCases.map(\.text)) }

  private func width(of texts: [MessagesText]) -> Int {
    texts.map { TextWidth.columns(model.words.text($0)) }.max() ?? 0
  }
}

extension MessageRow.Status {
  var text: MessagesText {
    switch self {
    case .waiting: .stateWaiting
    case .open: .stateOpen
    case .postponed: .statePostponed
    case .settled: .stateSettled
    }
  }
}
