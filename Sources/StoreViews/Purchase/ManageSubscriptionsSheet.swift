import PurchaseFlow
import StoreModel
import TerminalUI

/// The system sheet of `manageSubscriptionsSheet`. It displays the customer's subscriptions and the
/// changes that they can make.
struct ManageSubscriptionsSheet: View {
  /// The identifier of the displayed group; `nil` for all groups.
  let groupID: String?
  @Environment(\.storeSession) private var session
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if session.simulation.account.failures[.manageSubscriptions] != nil {
        UnavailableView(
          title: session.words[.loadingFailed],
          text: session.words[.loadingFailedText]
        )
        .padding(.horizontal, .cells(1))
      } else if groups.isEmpty {
        Text(session.words[.manageNone]).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
          .padding(.horizontal, .cells(1))
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: .cells(1)) {
            ForEach(groups, id: \.position) { ManagedGroup(group: $0) }
          }
          .padding(.horizontal, .cells(1))
        }
      }
      Button(session.words[.close]) { dismiss() }
        .frame(maxWidth: .infinity)
        .padding(.top, .cells(1))
    }
    .padding(.top, .cells(1))
    .modifier(PurchaseSheetPresenter())
    .speakingStoreLanguage(of: session)
  }

  /// The groups in which the customer has or had a subscription.
  private var groups: [SubscriptionGroup] {
    session.catalog.groups.filter { group in
      (groupID == nil || group.id == groupID) && session.status(in: group) != nil
    }
  }
}

/// A subscription with its active plan, the switch for automatic renewal, and the other plans.
private struct ManagedGroup: View {
  let group: SubscriptionGroup
  /// Whether the customer started to cancel, and an offer is on the screen.
  @State private var isCancelling = false
  @Environment(\.storeSession) private var session
  @Environment(\.storeWords) private var texts

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      Text(group.products.first?.subscription?.groupDisplayName ?? "").bold()
      ForEach(group.products) { plan in
        if session.planStatus(of: plan).canBeBought {
          Button {
            session.begin(OpenPurchase(product: plan, offer: nil))
          } label: {
            PlanLine(plan: plan, note: note(for: plan))
          }
          .buttonStyle(.plain)
        } else {
          PlanLine(plan: plan, note: note(for: plan)).padding(.leading, .cells(1))
        }
      }
      if isCancelling, let offer = session.retentionOffer(in: group) {
        RetentionOfferChoice(group: group, offer: offer) { isCancelling = false }
          .padding(.top, .cells(1))
      } else if let status = session.status(in: group), let info, isInForce {
        if let progress = CommitmentProgress(status, in: session) {
          CommitmentModule(progress: progress)
        }
        Button(texts.words[info.renewsAfterTerm ? .turnOffAutoRenew : .turnOnAutoRenew]) {
          if session.retentionOffer(in: group) == nil {
            session.setAutoRenew(!info.renewsAfterTerm, in: group)
          } else {
            isCancelling = true
          }
        }
        .padding(.top, .cells(1))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var info: RenewalInfo? { session.status(in: group)?.renewalInfo }

  /// Whether the customer can change the renewal. A commitment is also in force during billing
  /// retry (K6).
  private var isInForce: Bool {
    guard let status = session.status(in: group) else { return false }
    let retries = status.state == .inBillingRetryPeriod && status.renewalInfo.commitment != nil
    return status.state.isEntitled || retries
  }

  /// Returns a sentence about the next change of a plan that the customer has or had; `nil` for
  /// other plans.
  private func note(for plan: Product) -> String? {
    let planStatus = session.planStatus(of: plan)
    if case .offered = planStatus { return nil }
    let parts = [
      planStatus.badge(texts.words), planStatus.upcomingChangeText(texts.words, texts.dates),
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }
}

/// The confirmation of a cancellation with a retention offer.
private struct RetentionOfferChoice: View {
  let group: SubscriptionGroup
  let offer: Product.SubscriptionOffer
  /// A function called after each answer.
  let finish: @MainActor () -> Void
  @Environment(\.storeSession) private var session
  @Environment(\.storeWords) private var texts

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      Text(texts.words.text(.manageRetentionOffer, texts.words.price(of: offer)))
      Button(texts.words[.acceptOffer]) {
        finish()
        session.acceptRetentionOffer(offer, in: group)
      }
      Button(texts.words[.keepSubscription]) { finish() }
      Button(texts.words[.cancelSubscription], role: .destructive) {
        finish()
        session.setAutoRenew(false, in: group)
      }
    }
  }
}

/// The progress of a 12-month commitment, and the effect of cancelling the commitment.
private struct CommitmentModule: View {
  let progress: CommitmentProgress
  @Environment(\.storeWords) private var texts

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      ForEach(progress.lines(texts.words, texts.dates), id: \.self) { Text($0) }
      if progress.renews {
        Text(texts.words[.commitmentCancelling]).foregroundStyle(.secondary)
      }
    }
    .padding(.top, .cells(1))
  }
}

/// The name and the price of a plan, with its relationship to the customer.
private struct PlanLine: View {
  let plan: Product
  let note: String?
  @Environment(\.storeWords) private var texts

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: .cells(0)) {
          Text(plan.displayName)
          Spacer(minLength: .cells(2))
          price
        }
        VStack(alignment: .leading, spacing: .cells(0)) {
          Text(plan.displayName)
          price
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      if let note { Text(note).foregroundStyle(.secondary) }
    }
  }

  private var price: some View {
    Text(texts.words.price(of: plan, .spaced)).foregroundStyle(.price).fixedSize()
  }
}
