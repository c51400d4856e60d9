import Observation
import StoreModel
import StoreViews
import TerminalUI

/// A store on a screen, kept while one plan after the other is chosen.
///
/// The plans of a store differ in little: a row that is chosen and what confirms the choice. So
/// the store is made once and the choice moves, as with a person who goes through the plans.
/// Making the store anew for each plan took 36 ms of CPU a plan.
@MainActor
final class ReviewHost {
  private let choice = ReviewedChoice()
  private let host: ViewHost

  /// Makes the store.
  ///
  /// - Parameters:
  ///   - session: The store's customer.
  ///   - size: The screen's columns and rows.
  init(_ store: AnyView, session: StoreSession, size: Size) {
    let view = ReviewedView(choice: choice, store: store)
      .environment(\.storeSession, session)
      .environment(\.layoutDirection, LayoutDirection(of: session.catalog.locale))
    host = ViewHost(view, size: size)
  }

  /// Chooses a plan and has all rules judge the screen.
  ///
  /// - Returns: What each rule finds, by the rule's name.
  func findings(about plan: Product, of store: ReviewedStore) -> [String: [ReviewFinding]] {
    choice.plan = plan.id
    let screen = RenderedScreen(of: host, choosing: plan)
    return ReviewRules.all.reduce(into: [:]) { found, rule in
      found[rule.id] = rule.findings(on: screen, of: store)
    }
  }
}

/// The plan that is chosen in a store under review.
@MainActor @Observable
private final class ReviewedChoice {
  var plan: Product.ID?
}

/// A store whose choice is made from outside.
private struct ReviewedView: View {
  let choice: ReviewedChoice
  let store: AnyView

  var body: some View {
    store
      .environment(\.storeSelection, selection)
      .modifier(FocusOnChoice(choice: choice))
  }

  private var selection: Binding<Product.ID?> {
    Binding(get: { choice.plan }, set: { _ in })
  }
}

/// Moves the focus to the chosen plan, so that it is in sight.
private struct FocusOnChoice: ViewModifier {
  let choice: ReviewedChoice
  @Environment(\.resetFocus) private var resetFocus
  @Namespace private var namespace

  func body(content: Content) -> some View {
    content.onChange(of: choice.plan) { resetFocus(in: namespace) }
  }
}
