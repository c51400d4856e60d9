import StoreModel
import TerminalUI

/// The default offer style: StoreKit's `AutomaticSubscriptionOfferViewStyle`. The style displays
/// name, description and terms, with the button below.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Offer: View {
///   var body: some View {
///     SubscriptionOfferView(id: "pass.monthly").subscriptionOfferViewStyle(.automatic)
///   }
/// }
/// ```
public struct AutomaticSubscriptionOfferViewStyle: SubscriptionOfferViewStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the view that displays the offer in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    OfferLines(configuration: configuration, isCompact: false)
  }
}

/// An offer style with name and terms, and the button beside them: StoreKit's
/// `CompactSubscriptionOfferViewStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Offer: View {
///   var body: some View {
///     SubscriptionOfferView(id: "pass.monthly").subscriptionOfferViewStyle(.compact)
///   }
/// }
/// ```
public struct CompactSubscriptionOfferViewStyle: SubscriptionOfferViewStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the view that displays the offer in `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    OfferLines(configuration: configuration, isCompact: true)
  }
}

extension SubscriptionOfferViewStyle where Self == AutomaticSubscriptionOfferViewStyle {
  /// The default offer style.
  public static var automatic: AutomaticSubscriptionOfferViewStyle {
    AutomaticSubscriptionOfferViewStyle()
  }
}

extension SubscriptionOfferViewStyle where Self == CompactSubscriptionOfferViewStyle {
  /// An offer style with name and terms, and the button beside them.
  public static var compact: CompactSubscriptionOfferViewStyle {
    CompactSubscriptionOfferViewStyle()
  }
}

/// An offer in one of the two standard styles.
private struct OfferLines: View {
  let configuration: SubscriptionOfferViewStyleConfiguration
  let isCompact: Bool
  @Environment(\.storeWords) private var texts

  var body: some View {
    switch configuration.state {
    case .loading:
      Text(texts.words[.loading]).foregroundStyle(.secondary)
    case .failure:
      Text(texts.words[.loadingFailed]).foregroundStyle(.warning)
    case .success(let plans, _):
      if configuration.visibleSubscription == nil, !configuration.offersAll || plans.isEmpty {
        Text(texts.words[.subscriptionUnavailable]).foregroundStyle(.secondary)
      } else if isCompact {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: .cells(2)) {
            lines.frame(
              minWidth: .cells(ProductWidths.text),
              maxWidth: .infinity,
              alignment: .leading
            )
            buttons
          }
          stacked
        }
      } else {
        stacked
      }
    }
  }

  private var stacked: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      lines
      buttons.padding(.top, .cells(isCompact ? 0 : 1))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var lines: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      ProductIcon(icon: configuration.icon, size: isCompact ? .compact : .regular)
      VStack(alignment: .leading, spacing: .cells(0)) {
        Text(title).bold()
        if !isCompact, let plan = configuration.visibleSubscription, !plan.description.isEmpty {
          Text(plan.description).foregroundStyle(.secondary)
        }
        Text(terms)
      }
    }
  }

  private var buttons: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      Button(action) { configuration.subscribe() }
        .buttonStyle(.borderedProminent)
        .disabled(!canPress)
      if configuration.showsDetailLink, !configuration.offersAll {
        Button(texts.words[.viewPlans]) { configuration.displayDetails() }.buttonStyle(.plain)
      }
    }
  }

  private var title: String {
    configuration.visibleSubscription?.displayName
      ?? configuration.subscriptionGroupDisplayName ?? ""
  }

  /// The terms of the offer; the lowest price if all plans are offered together.
  private var terms: String {
    guard let plan = configuration.visibleSubscription else {
      let plans = (configuration.subscriptions ?? []).filter { !$0.price.isNaN }
      let least = plans.min { $0.pricePerMonth < $1.pricePerMonth }
      return least.map { texts.words.text(.priceFrom, texts.words.price(of: $0)) } ?? ""
    }
    if let planStatus = configuration.planStatus, !planStatus.canBeBought {
      return planStatus.upcomingChangeText(texts.words, texts.dates) ?? ""
    }
    guard let monthly = configuration.monthlyTerms else {
      return texts.words.terms(of: plan, with: configuration.activeOffer)
    }
    return texts.words.wholeTerms(
      of: plan,
      billedBy: monthly,
      with: configuration.activeOffer
    )
  }

  private var action: String {
    if configuration.offersAll { return texts.words[.viewPlans] }
    switch configuration.planStatus {
    case .renews, .grace: return texts.words[.yourPlan]
    case .next: return texts.words[.nextPlan]
    default: break
    }
    guard let offer = configuration.activeOffer else { return texts.words[.subscribe] }
    return texts.words[offer.paymentMode == .freeTrial ? .tryItFree : .acceptOffer]
  }

  private var canPress: Bool {
    configuration.offersAll
      ? configuration.hasDetails : configuration.planStatus?.canBeBought ?? false
  }
}
