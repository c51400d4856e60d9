import PurchaseFlow
import StoreModel
import StoreViews

extension MessagesModel {
  /// The message over the screen: the opened one, else the first new one. `nil` while another sheet
  /// is open; new messages also wait while the app is closed.
  var presented: MessageRow? {
    let isFree =
      navigation.sheet == nil && transactions.sheet == nil && session.requestedProduct == nil
      && session.openPolicy == nil
    guard isFree else { return nil }
    if let opened { return rows.first { $0.id == opened.id } }
    guard session.account.isAppRunning else { return nil }
    let next = queue.first { session.account.messages.contains($0) }
    return next.flatMap { next in rows.first { $0.id == MessageRow(next).id } }
  }

  /// Whether new messages appear on their own.
  var presentsAutomatically: Bool { isAutomaticPresentationOn && !session.areDialogsDisabled }

  /// Queues new messages for presentation. Messages are not new if the customer moved within the
  /// history. While the system's dialogs are off, nothing is queued.
  func note(before: [Message], now: [Message]) {
    if now.contains(where: { !before.contains($0) }) {
      entriesWhenPresented = session.simulation.history.entries.count
    }
    switch session.notice {
    case .setBack, .movedTo: queue = []
    case .stateEntered:
      // Only messages about the new state appear. Messages that were settled before it do not
      // appear.
      let open = Set(rows.lazy.filter(\.isOpen).map(\.id))
      let news = now.filter { !before.contains($0) && open.contains(MessageRow($0).id) }
      queue = presentsAutomatically ? news : []
    default:
      guard presentsAutomatically else { return }
      queue = (queue + now.filter { !before.contains($0) }).filter(now.contains)
    }
  }

  /// Closes a message without an answer. It counts as shown and stays in the list.
  func postpone(_ row: MessageRow) {
    let isWaiting =
      row.isWaiting && session.account.messages.contains { MessageRow($0).id == row.id }
    let wasAutomatic = opened == nil
    closeMessage(row.reason, of: row.group)
    if isWaiting { noteShown(row.reason, of: row.group, wasAutomatic: wasAutomatic) }
  }

  /// Adds an action to the history that the message was shown, if it is waiting. A message that
  /// appeared on its own joins the undo group of the event that caused it, unless other actions
  /// followed. Then one undo removes both.
  func noteShown(_ reason: Message.Reason, of group: GroupID, wasAutomatic: Bool) {
    let isWaiting = session.account.messages.contains { $0.reason == reason && $0.group == group }
    guard isWaiting, session.account.isAppRunning else { return }
    let show = { [session] in _ = session.perform(.showMessage(reason, group), isAnnounced: false) }
    if wasAutomatic, entriesWhenPresented == session.simulation.history.entries.count {
      session.extendingLastUndoGroup(show)
      entriesWhenPresented = session.simulation.history.entries.count
    } else {
      show()
    }
  }

  func closeMessage(_ reason: Message.Reason, of group: GroupID) {
    queue.removeAll { $0.reason == reason && $0.group == group }
    opened = nil
  }

  /// The reason why messages cannot appear on their own; `nil` if they can.
  var automaticPresentationUnavailableReason: String? {
    session.areDialogsDisabled ? words.text(MessagesText.needsDialogs) : nil
  }

  /// Switches whether new messages appear on their own, and shows a notice.
  func toggleAutomaticPresentation() {
    isAutomaticPresentationOn.toggle()
    notices.remark = words.text(
      isAutomaticPresentationOn ? MessagesText.didAppear : MessagesText.didSilence
    )
  }
}
