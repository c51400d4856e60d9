import Observation
import StoreModel
import StoreViews
import TerminalUI

/// A rendered store in which the review selects one plan after the other.
///
/// Selecting another plan changes only a row and the confirmation. The review therefore builds one
/// store for all plans and moves the selection. Building a store for each plan took 36 ms of CPU
/// time per plan.
@MainActor
final class ReviewHost {
  private let choice = ReviewedChoice()
  private let host: ViewHost

  /// Builds the store.
  ///
  /// - Parameters:
  ///   - session: The session of the customer.
  ///   - size: The screen's size in cells.
  init(_ store: AnyView, session: StoreSession, size: Size) {
    let view = ReviewedView(choice: choice, store: store)
      .environment(\.storeSession, session)
      .environment(\.layoutDirection, LayoutDirection(of: session.catalog.locale))
    host = ViewHost(view, size: size)
  }

  /// Selects a plan and applies all rules to the screen.
  ///
  /// - Returns: The findings of each rule, by the rule's identifier.
  func findings(about plan: Product, of store: ReviewedStore) -> [String: [ReviewFinding]] {
    choice.plan = plan.id
    let screen = RenderedScreen(of: host, choosing: plan)
    return ReviewRules.all.reduce(into: [:]) { found, rule in
      found[rule.id] = rule.findings(on: screen, of: store)
    }
  }
}

/// The selected plan of a store under review.
@MainActor @Observable
private final class ReviewedChoice {
  var plan: Product.ID?
}

/// A store whose selection is set from outside.
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

/// Moves the focus to the selected plan, which scrolls it into sight.
private struct FocusOnChoice: ViewModifier {
  let choice: ReviewedChoice
  @Environment(\.resetFocus) private var resetFocus
  @Namespace private var namespace

  func body(content: Content) -> some View {
    content.onChange(of: choice.plan) { resetFocus(in: namespace) }
  }
}
