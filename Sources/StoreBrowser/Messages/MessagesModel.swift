import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The App Store's messages: their list, the chosen one, and those that are to be shown over the
/// screen.
@MainActor @Observable
final class MessagesModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let store: StoreScreenModel
  let timeline: TimelineModel
  let transactions: TransactionsModel
  let navigation: NavigationModel
  /// Whether the person wants messages of the App Store to appear by themselves.
  var isAutomaticPresentationOn = true
  /// The chosen message; `nil` for the first one.
  var selection: MessageRow.ID?
  /// What the list is narrowed to.
  let filter = ListFilter()
  /// The message that was opened from the list.
  var opened: MessageRow?
  /// Those that came and are shown one after the other.
  var queue: [Message] = []
  /// How much had happened when the last of those came.
  @ObservationIgnored var entriesWhenPresented: Int?

  init(timeline: TimelineModel, transactions: TransactionsModel) {
    (self.timeline, self.transactions) = (timeline, transactions)
    (store, navigation) = (transactions.store, transactions.navigation)
    (session, words, notices) = (store.session, store.words, store.notices)
  }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// The App Store's messages, those that wait first.
  var rows: [MessageRow] { MessageRow.all(of: session.simulation) }

  /// Those that have what is searched for in their plan or in what they say.
  var shown: [MessageRow] {
    let text = filter.text.foldedForSearch
    guard !text.isEmpty else { return rows }
    return rows.filter { row in
      let topic = MessageTopic(row, in: self)
      let texts = [topic.plan, words.text(topic.title), words.text(topic.text)]
      return texts.contains { $0.foldedForSearch.contains(text) }
    }
  }

  /// The chosen message; the first one where none was chosen.
  var chosen: MessageRow? {
    let rows = shown
    return rows.first { $0.id == selection } ?? rows.first
  }

  /// Which message is chosen, for the list.
  var selectionBinding: Binding<MessageRow.ID?> {
    Binding { [self] in
      chosen?.id
    } set: { [self] in
      selection = $0
    }
  }

  /// Why there is no message to open.
  var noMessageObstacle: String? {
    guard chosen == nil else { return nil }
    return listFilter?.isOpen == true
      ? words.text(FilterText.noMatch) : words.text(MessagesText.emptyTitle)
  }
}
