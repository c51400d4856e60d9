import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension BrowserModel {
  /// The App Store's messages, those that wait first.
  var messageRows: [MessageRow] { MessageRow.all(of: session.simulation) }

  /// Those that have what is searched for in their plan or in what they say.
  var shownMessages: [MessageRow] {
    let text = messages.filter.text.foldedForSearch
    guard !text.isEmpty else { return messageRows }
    return messageRows.filter { row in
      let topic = MessageTopic(row, in: self)
      let texts = [topic.plan, words.text(topic.title), words.text(topic.text)]
      return texts.contains { $0.foldedForSearch.contains(text) }
    }
  }

  /// The chosen message; the first one where none was chosen.
  var chosenMessage: MessageRow? {
    let rows = shownMessages
    return rows.first { $0.id == messages.selection } ?? rows.first
  }

  /// Which message is chosen, for the list.
  var messageSelection: Binding<MessageRow.ID?> {
    Binding { [self] in
      chosenMessage?.id
    } set: { [self] in
      messages.selection = $0
    }
  }

  // MARK: Showing

  /// The message over the screen: one that was opened, else the first of those that came;
  /// none while something else is open or the app is closed.
  var presentedMessage: MessageRow? {
    let isFree =
      navigation.sheet == nil && transactions.sheet == nil && session.requestedProduct == nil
      && session.openPolicy == nil
    guard isFree else { return nil }
    if let opened = messages.opened { return messageRows.first { $0.id == opened.id } }
    guard session.account.isAppRunning else { return nil }
    let next = messages.queue.first { session.account.messages.contains($0) }
    return next.flatMap { next in messageRows.first { $0.id == MessageRow(next).id } }
  }

  /// Whether messages appear by themselves when they come.
  var messagesAppear: Bool { showsMessages && !session.areDialogsDisabled }

  /// Has those be shown that have come. What is there because the customer is at another place
  /// of the history is not news; and while the system's dialogs are off nothing is shown.
  func noteMessages(before: [Message], now: [Message]) {
    if now.contains(where: { !before.contains($0) }) {
      messages.entriesWhenCame = session.simulation.history.entries.count
    }
    switch session.notice {
    case .wentBack, .cameTo: messages.queue = []
    case .putIntoState:
      // But what the state is about, and not what was settled on the way there.
      let open = Set(messageRows.lazy.filter(\.isOpen).map(\.id))
      let news = now.filter { !before.contains($0) && open.contains(MessageRow($0).id) }
      messages.queue = messagesAppear ? news : []
    default:
      guard messagesAppear else { return }
      messages.queue = (messages.queue + now.filter { !before.contains($0) }).filter(now.contains)
    }
  }

  /// Leaves a message for later. It has been shown, and stays in the list.
  func putOff(_ row: MessageRow) {
    let isWaiting =
      row.isWaiting && session.account.messages.contains { MessageRow($0).id == row.id }
    let cameByItself = messages.opened == nil
    closeMessage(row.reason, of: row.group)
    if isWaiting { noteShown(row.reason, of: row.group, cameByItself: cameByItself) }
  }

  /// Notes that a message was shown, if one waits: it stays in the list. One that came by
  /// itself belongs to what brought it, where nothing was done in between: both are taken back
  /// at once.
  private func noteShown(_ reason: Message.Reason, of group: GroupID, cameByItself: Bool) {
    let isWaiting = session.account.messages.contains { $0.reason == reason && $0.group == group }
    guard isWaiting, session.account.isAppRunning else { return }
    let show = { [session] in _ = session.perform(.showMessage(reason, group), isTold: false) }
    if cameByItself, messages.entriesWhenCame == session.simulation.history.entries.count {
      session.asEndOfLastStep(show)
      messages.entriesWhenCame = session.simulation.history.entries.count
    } else {
      show()
    }
  }

  private func closeMessage(_ reason: Message.Reason, of group: GroupID) {
    messages.queue.removeAll { $0.reason == reason && $0.group == group }
    messages.opened = nil
  }

  // MARK: Answering

  /// Answers a message by doing something. Who answers it has seen it.
  func answer(_ reason: Message.Reason, of group: GroupID, with action: StoreAction) {
    if isPresentedByItself(reason, of: group) {
      closeMessage(reason, of: group)
      noteShown(reason, of: group, cameByItself: true)
      transactions.act(action)
    } else {
      closeMessage(reason, of: group)
      session.asOneStep {
        noteShown(reason, of: group, cameByItself: false)
        transactions.act(action)
      }
    }
  }

  /// The customer answers the price increase that they are asked about.
  func answerPriceIncrease(agrees: Bool) {
    guard let group = transactions.groupAskedForConsent else { return }
    answer(
      .priceIncreaseConsent,
      of: group,
      with: .answerPriceIncrease(group, agree: agrees)
    )
  }

  /// Whether a message lies over the screen that was not opened from the list.
  private func isPresentedByItself(_ reason: Message.Reason, of group: GroupID) -> Bool {
    guard messages.opened == nil, let shown = presentedMessage else { return false }
    return shown.reason == reason && shown.group == group
  }

  /// Opens the purchase sheet of the offer to come back, in the store. Who sees the offer has
  /// seen the message of it.
  func openWinBackOffer(in group: GroupID) {
    guard let (plan, offer) = winBackOffer(in: group) else { return }
    let cameByItself = isPresentedByItself(.winBackOffer, of: group)
    closeMessage(.winBackOffer, of: group)
    noteShown(.winBackOffer, of: group, cameByItself: cameByItself)
    store.group = session.catalog.groups.first { session.account.group(of: $0) == group }
    navigation.screen = .store
    store.selection = plan.id
    session.requestPurchase(of: plan, with: offer)
  }

  /// The first offer that a customer could come back with, and its plan.
  func winBackOffer(in group: GroupID) -> (plan: Product, offer: Product.SubscriptionOffer)? {
    guard let line = session.account.line(group),
      let id = session.account.eligibleWinBackOfferIDs(in: group).first,
      let plan = session.catalog.product(id: line.plan.productID),
      let offer = plan.subscription?.winBackOffers.first(where: { $0.id == id })
    else { return nil }
    return (plan, offer)
  }

  /// The group whose renewal could not be charged: that of the chosen message before others.
  var groupWithBillingIssue: GroupID? {
    group(preferring: chosenMessage?.group) { $0.billingIssue != nil }
  }

  /// The group that a customer could come back to.
  var groupWithWinBackOffer: GroupID? {
    group(preferring: chosenMessage?.group) { winBackOffer(in: $0.group) != nil }
  }

  private func group(
    preferring preferred: GroupID?,
    where holds: (SubscriptionLine) -> Bool
  ) -> GroupID? {
    let groups = session.account.lines.filter { !$0.isShared && holds($0) }.map(\.group)
    return groups.first { $0 == preferred } ?? groups.first
  }
}
