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

  /// - Parameter isOneOfSeveral: Whether other buttons buy other plans: then what the button
  ///   does tells nothing, and the plan's name stands there.
  init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ label: SubscriptionStoreButtonLabel,
    isOneOfSeveral: Bool,
    _ texts: StoreWords
  ) {
    let words = texts.words
    var content = label.content ?? .action
    if isOneOfSeveral, content == .action { content = .displayName }
    let product = option.subscription
    let offer = option.activeOffer
    let price = words.price(of: product)
    let terms = Self.terms(option, texts)
    switch content {
    case .action: title = Self.action(option.standing, words)
    case .displayName: title = product.displayName
    case .price: title = price
    }
    if !option.standing.canBeBought {
      caption = option.standing.outlook(words, texts.dates)
    } else if content == .price, offer == nil {
      caption = nil
    } else if label.layout == .multiline {
      subtitle = offer == nil ? price : terms
    } else {
      caption = content == .displayName && offer == nil ? price : terms
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
  private static func action(_ standing: PlanStanding, _ words: Words) -> String {
    switch standing {
    case .offered(let offer) where offer?.paymentMode == .freeTrial: words[.tryItFree]
    case .offered, .retries, .unavailable, .changes, .ends: words[.subscribe]
    case .renews, .grace: words[.yourPlan]
    case .next: words[.nextPlan]
    }
  }
}
