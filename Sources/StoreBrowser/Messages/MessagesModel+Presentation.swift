import PurchaseFlow
import StoreModel
import StoreViews

extension MessagesModel {
  /// The message that is shown over the screen: the message opened from the list, else the first
  /// new message. `nil` while another sheet is open. New messages also wait while the app is
  /// closed.
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

  /// Whether new messages appear automatically.
  var presentsAutomatically: Bool { isAutomaticPresentationOn && !session.areDialogsDisabled }

  /// Queues new messages for presentation. Messages are not new if undo, redo, a return to
  /// an event or a change of branch restored them, or if they belong to a state that the customer was
  /// put into. While the system's dialogs are off, nothing is
  /// queued.
  func note(before: [Message], now: [Message]) {
    if now.contains(where: { !before.contains($0) }) {
      entriesWhenPresented = session.simulation.history.entries.count
    }
    switch session.notice {
    // A person who put the customer into a state works on that screen. The notice below names the
    // messages, and a sheet would swallow the next keys.
    case .setBack, .movedTo, .stateEntered: queue = []
    default:
      guard presentsAutomatically else { return }
      queue = (queue + now.filter { !before.contains($0) }).filter(now.contains)
    }
  }

  /// Closes a message without an answer. The message counts as shown and stays in the list.
  func postpone(_ row: MessageRow) {
    let isWaiting =
      row.isWaiting && session.account.messages.contains { MessageRow($0).id == row.id }
    let wasAutomatic = opened == nil
    closeMessage(row.reason, of: row.group)
    if isWaiting { noteShown(row.reason, of: row.group, wasAutomatic: wasAutomatic) }
  }

  /// Records in the history that the message was shown, if it was waiting. If the message appeared
  /// automatically, the record joins the undo group of the event that caused the message, unless
  /// other actions followed. One undo then removes the record and the event.
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

  /// The reason why messages cannot appear automatically; `nil` if messages can appear.
  var automaticPresentationUnavailableReason: String? {
    session.areDialogsDisabled ? words.text(MessagesText.needsDialogs) : nil
  }

  /// Switches whether new messages appear automatically, and shows a notice.
  func toggleAutomaticPresentation() {
    isAutomaticPresentationOn.toggle()
    notices.remark = words.text(
      isAutomaticPresentationOn ? MessagesText.didAppear : MessagesText.didSilence
    )
  }
}
