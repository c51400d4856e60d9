import PurchaseFlow
import StoreModel
import StoreViews

extension MessagesModel {
  /// The message over the screen: one that was opened, else the first of those that came;
  /// none while something else is open or the app is closed.
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

  /// Whether messages appear by themselves when they come.
  var presentsAutomatically: Bool { isAutomaticPresentationOn && !session.areDialogsDisabled }

  /// Has those be shown that have come. What is there because the customer is at another place
  /// of the history is not news; and while the system's dialogs are off nothing is shown.
  func note(before: [Message], now: [Message]) {
    if now.contains(where: { !before.contains($0) }) {
      entriesWhenPresented = session.simulation.history.entries.count
    }
    switch session.notice {
    case .setBack, .movedTo: queue = []
    case .stateEntered:
      // But what the state is about, and not what was settled on the way there.
      let open = Set(rows.lazy.filter(\.isOpen).map(\.id))
      let news = now.filter { !before.contains($0) && open.contains(MessageRow($0).id) }
      queue = presentsAutomatically ? news : []
    default:
      guard presentsAutomatically else { return }
      queue = (queue + now.filter { !before.contains($0) }).filter(now.contains)
    }
  }

  /// Leaves a message for later. It has been shown, and stays in the list.
  func postpone(_ row: MessageRow) {
    let isWaiting =
      row.isWaiting && session.account.messages.contains { MessageRow($0).id == row.id }
    let wasAutomatic = opened == nil
    closeMessage(row.reason, of: row.group)
    if isWaiting { noteShown(row.reason, of: row.group, wasAutomatic: wasAutomatic) }
  }

  /// Notes that a message was shown, if one waits: it stays in the list. One that came by
  /// itself belongs to what brought it, where nothing was done in between: both are taken back
  /// at once.
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

  /// Why messages can't be made to appear by themselves.
  var automaticPresentationObstacle: String? {
    session.areDialogsDisabled ? words.text(MessagesText.needsDialogs) : nil
  }

  /// Has messages appear by themselves when they come, or no longer.
  func toggleAutomaticPresentation() {
    isAutomaticPresentationOn.toggle()
    notices.remark = words.text(
      isAutomaticPresentationOn ? MessagesText.didAppear : MessagesText.didSilence
    )
  }
}
