import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The model of the App Store's messages: the list, the selected message, and the queue for
/// presentation.
@MainActor @Observable
final class MessagesModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let store: StoreScreenModel
  let timeline: TimelineModel
  let transactions: TransactionsModel
  let navigation: NavigationModel
  /// Whether the person wants new messages to appear automatically.
  var isAutomaticPresentationOn = true
  /// The selected message; `nil` for the first message.
  var selection: MessageRow.ID?
  let filter = ListFilter()
  /// The message that was opened from the list.
  var opened: MessageRow?
  /// The new messages, which appear one after the other.
  var queue: [Message] = []
  /// The number of actions in the history when the last new message arrived.
  @ObservationIgnored var entriesWhenPresented: Int?

  init(timeline: TimelineModel, transactions: TransactionsModel) {
    (self.timeline, self.transactions) = (timeline, transactions)
    (store, navigation) = (transactions.store, transactions.navigation)
    (session, words, notices) = (store.session, store.words, store.notices)
  }

  /// The formatter of dates in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// All messages, with the waiting messages first.
  var rows: [MessageRow] { MessageRow.all(of: session.simulation) }

  /// The messages whose plan, title or text matches the filter.
  var shown: [MessageRow] {
    let text = filter.text.foldedForSearch
    guard !text.isEmpty else { return rows }
    return rows.filter { row in
      let topic = MessageTopic(row, in: self)
      let texts = [topic.plan, words.text(topic.title), words.text(topic.text)]
      return texts.contains { $0.foldedForSearch.contains(text) }
    }
  }

  /// The selected message. Default: the first message; `nil` if no message matches the filter.
  var chosen: MessageRow? {
    let rows = shown
    return rows.first { $0.id == selection } ?? rows.first
  }

  /// The selection of the list.
  var selectionBinding: Binding<MessageRow.ID?> {
    Binding { [self] in
      chosen?.id
    } set: { [self] in
      selection = $0
    }
  }

  /// The reason why there is no message to open; `nil` if there is a message.
  var messageUnavailableReason: String? {
    guard chosen == nil else { return nil }
    return listFilter?.isOpen == true
      ? words.text(FilterText.noMatch) : words.text(MessagesText.emptyTitle)
  }
}
