import PurchaseFlow
import StoreModel
import TerminalUI

/// The result of loading the plans of a store.
enum StoreLoad {
  /// The plans are still loading.
  case loading
  /// Loading failed with this error.
  case failed(any Error)
  /// The loaded plans; empty if the storefront sells none of them.
  case loaded([Product])
  /// Plans were loaded, but the store displays only plans with certain relationships to the
  /// customer's plan, and no plan has one of these.
  case filteredOut
}

/// Displays the content for loaded plans, or the progress, error or empty state instead.
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

/// A centred title and explanation for a store that has nothing to sell.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct EmptyShelf: View {
///   var body: some View {
///     UnavailableView(title: "No plans", text: "Try again tomorrow.")
///   }
/// }
/// ```
public struct UnavailableView: View {
  private let title: String
  private let text: String

  /// Creates the view from a bold title and a secondary explanation below it.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// The title and the text, centred in the available space.
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

/// Reports that products could not be loaded, and offers a button that retries.
///
/// A store displays its products automatically once they can be loaded. With the button, the
/// customer does not have to wait.
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
  /// The loaded plans of the enclosing store; empty outside of a store.
  var storePlans: [Product] {
    get { self[StorePlansKey.self] }
    set { self[StorePlansKey.self] = newValue }
  }
}
