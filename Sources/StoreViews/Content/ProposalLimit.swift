import Foundation
import TerminalUI

/// A layout of one view that changes the size proposed to the view, and is as large as the view.
protocol ProposalLimit: Layout where Cache == Void {
  /// Returns the size to propose to the view.
  func limited(_ proposal: ProposedViewSize) -> ProposedViewSize
}

extension ProposalLimit {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.first?.place(
      at: bounds.origin,
      anchor: .topLeading,
      proposal: limited(ProposedViewSize(bounds.size))
    )
  }
}
