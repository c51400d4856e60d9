import PurchaseFlow
import StoreModel

/// What a subscribe button says: the lines of its label, and what stands above it.
///
/// The price, and with an offer its terms, is always in the one or the other.
@MainActor
struct SubscribeText: Equatable {
  /// The first line of the label.
  private(set) var title: String
  /// The second one.
  private(set) var subtitle: String?
  /// What stands above the button.
  private(set) var caption: String?

  /// - Parameters:
  ///   - isOneOfSeveral: Whether other buttons buy other plans: then what the button does
  ///     tells nothing, and the plan's name stands there.
  ///   - isConfirmation: Whether a picker beside the button tells of the plan.
  init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ label: SubscriptionStoreButtonLabel,
    isOneOfSeveral: Bool,
    isConfirmation: Bool = false,
    _ texts: StoreWords
  ) {
    let words = texts.words
    var content = label.content ?? .action
    if isOneOfSeveral, content == .action { content = .displayName }
    switch content {
    case .action: title = Self.action(option.planStatus, words)
    case .displayName: title = option.subscription.displayName
    case .price: title = words.price(of: option.subscription)
    }
    guard option.planStatus.canBeBought || !isConfirmation else {
      caption = option.planStatus.upcomingChangeText(words, texts.dates)
      return
    }
    let note = isConfirmation ? nil : Self.note(option.planStatus, besides: title, texts)
    let cost = Self.cost(option, content, label.layout, texts)
    if label.layout == .multiline {
      (subtitle, caption) = (cost, note)
    } else {
      let lines = [note, cost].compactMap(\.self)
      caption = lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }

  /// The price, or with an offer its terms, where the title does not say it.
  private static func cost(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ content: SubscriptionStoreButtonLabel.Content,
    _ layout: SubscriptionStoreButtonLabel.Layout?,
    _ texts: StoreWords
  ) -> String? {
    let price = texts.words.price(of: option.subscription)
    guard option.planStatus.canBeBought else { return content == .price ? nil : price }
    guard option.activeOffer == nil else { return terms(option, texts) }
    if content == .price { return nil }
    return layout == .multiline || content == .displayName ? price : terms(option, texts)
  }

  /// What the plan is to the customer, and what will become of it.
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

  /// What the customer agrees to.
  private static func terms(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ texts: StoreWords
  ) -> String {
    texts.words.wholeTerms(of: option.subscription, with: option.activeOffer)
  }

  /// What the button does.
  private static func action(_ planStatus: PlanStatus, _ words: Words) -> String {
    switch planStatus {
    case .offered(let offer) where offer?.paymentMode == .freeTrial: words[.tryItFree]
    case .offered, .retries, .unavailable, .changes, .ends: words[.subscribe]
    case .renews, .grace: words[.yourPlan]
    case .next: words[.nextPlan]
    }
  }
}
