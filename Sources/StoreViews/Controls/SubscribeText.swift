import PurchaseFlow
import StoreModel

/// The texts of a subscribe button: the lines of its label and the lines beside it.
///
/// The label or the lines always contain the price, and the terms of the offer if there is one.
@MainActor
struct SubscribeText: Equatable {
  /// The first line of the label.
  private(set) var title: String
  /// The second line of the label; `nil` for a label with one line.
  private(set) var subtitle: String?
  /// The lines above or below the button; `nil` if there are none.
  private(set) var caption: String?
  /// The price or the terms of the offer, after the caption, if neither the label nor the caption
  /// contains them.
  private(set) var cost: String?
  /// Whether the cost is the terms of an offer, in the label or after the caption.
  let hasOffer: Bool

  /// - Parameters:
  ///   - isOneOfSeveral: Whether other buttons buy other plans. If so, the label is the name of the
  ///     plan instead of an action such as "Subscribe".
  ///   - isConfirmation: Whether a picker beside the button already describes the plan.
  init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ label: SubscriptionStoreButtonLabel,
    isOneOfSeveral: Bool,
    isConfirmation: Bool = false,
    _ texts: StoreWords
  ) {
    let words = texts.words
    hasOffer = option.activeOffer != nil && option.planStatus.canBeBought
    var content = label.content ?? .action
    if isOneOfSeveral, content == .action { content = .displayName }
    switch content {
    case .action: title = Self.action(option.planStatus, words)
    case .displayName: title = option.subscription.displayName
    case .price: title = option.price(words)
    }
    guard option.planStatus.canBeBought || !isConfirmation else {
      caption = option.planStatus.upcomingChangeText(words, texts.dates)
      return
    }
    let note = isConfirmation ? nil : Self.note(option.planStatus, besides: title, texts)
    let cost = Self.cost(option, content, label.layout, texts)
    if label.layout == .multiline {
      (subtitle, caption) = (cost, note)
    } else if hasOffer || isOneOfSeveral {
      (caption, self.cost) = (note, cost)
    } else {
      let lines = [note, cost].compactMap(\.self)
      caption = lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }

  /// Returns the price, or the terms of the offer; `nil` if the title already contains this text.
  private static func cost(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ content: SubscriptionStoreButtonLabel.Content,
    _ layout: SubscriptionStoreButtonLabel.Layout?,
    _ texts: StoreWords
  ) -> String? {
    let price = texts.words.priceAndCommitment(
      of: option.subscription,
      billedBy: option.monthlyTerms
    )
    guard option.planStatus.canBeBought else { return content == .price ? nil : price }
    guard option.activeOffer == nil else { return terms(option, texts) }
    if content == .price { return texts.words.commitment(of: option.monthlyTerms) }
    return layout == .multiline || content == .displayName ? price : terms(option, texts)
  }

  /// Returns the relationship of the plan to the customer and the plan's next change; `nil` if
  /// there is nothing to report.
  private static func note(
    _ planStatus: PlanStatus,
    besides title: String,
    _ texts: StoreWords
  ) -> String? {
    let upcomingChangeText = planStatus.upcomingChangeText(texts.words, texts.dates)
    switch planStatus {
    case .offered, .retries, .unavailable: return upcomingChangeText
    case .renews, .changes, .ends, .grace, .next:
      return [planStatus.badge(texts.words), upcomingChangeText].compactMap(\.self).filter {
        $0 != title
      }
      .joined(separator: " · ")
    }
  }

  /// Returns the terms that the customer accepts with the purchase.
  private static func terms(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ texts: StoreWords
  ) -> String {
    texts.words.wholeTerms(
      of: option.subscription,
      billedBy: option.monthlyTerms,
      with: option.activeOffer
    )
  }

  /// Returns the action of the button in words, such as "Subscribe".
  private static func action(_ planStatus: PlanStatus, _ words: Words) -> String {
    switch planStatus {
    case .offered(let offer) where offer?.paymentMode == .freeTrial: words[.tryItFree]
    case .offered, .retries, .unavailable, .changes, .ends: words[.subscribe]
    case .renews, .grace: words[.yourPlan]
    case .next: words[.nextPlan]
    }
  }
}
