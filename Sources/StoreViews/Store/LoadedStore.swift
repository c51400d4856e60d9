import PurchaseFlow
import StoreModel
import TerminalUI

/// What became of loading a store's plans.
enum StoreLoad {
  /// They are being loaded.
  case loading
  /// They could not be loaded.
  case failed(any Error)
  /// They are there; none where nothing is sold in the storefront.
  case loaded([Product])
  /// They are there, but none is to the customer's what the store shows of a group.
  case filteredOut
}

/// A store's plans, or what there is to say where there are none.
struct LoadedStore<Content: View>: View {
  let load: StoreLoad
  @ViewBuilder let content: ([Product]) -> Content
  @Environment(\.storeWords) private var texts

  var body: some View {
    switch load {
    case .loading:
      ProgressView { Text(texts.words[.loading]) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .failed:
      FailedLoadView()
    case .filteredOut:
      UnavailableView(
        title: texts.words[.noMatchingPlans],
        text: texts.words[.noMatchingPlansText]
      )
    case .loaded(let plans) where plans.isEmpty:
      UnavailableView(
        title: texts.words[.subscriptionUnavailable],
        text: texts.words[.subscriptionUnavailableText]
      )
    case .loaded(let plans):
      content(plans).environment(\.storePlans, plans)
    }
  }
}

/// A title and an explanation where there is nothing to sell.
public struct UnavailableView: View {
  private let title: String
  private let text: String

  /// Creates the explanation.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// The texts, in the middle.
  public var body: some View {
    VStack(spacing: .cells(0)) {
      Text(title).bold()
      Text(text).foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(2))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Says that products could not be loaded, and asks for them again.
///
/// A store shows its products by itself as soon as they can be loaded; the button is for who
/// does not want to wait.
struct FailedLoadView: View {
  @Environment(\.storeSession) private var session
  @State private var failedAgain = false

  var body: some View {
    VStack(spacing: .cells(1)) {
      VStack(spacing: .cells(0)) {
        Text(session.words[.loadingFailed]).bold()
        Text(session.words[failedAgain ? .loadingFailedAgain : .loadingFailedText])
          .foregroundStyle(.secondary)
      }
      Button(session.words[.tryAgain]) {
        failedAgain = !session.retryLoading()
      }
      .focusedValue(\.storeEnter, .press)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(2))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private enum StorePlansKey: EnvironmentKey {
  static var defaultValue: [Product] { [] }
}

extension EnvironmentValues {
  /// All plans of the store around.
  var storePlans: [Product] {
    get { self[StorePlansKey.self] }
    set { self[StorePlansKey.self] = newValue }
  }
}
