import TerminalUI

/// The name, price and description of a plan on one line. The selected row is reversed.
struct PlanRow: View {
  let plan: Plan
  let isSelected: Bool

  /// Blanks that extend the reversed text to the end of the widest row.
  private static let rest = String(repeating: " ", count: 400)

  var body: some View {
    Text(verbatim: (isSelected ? "> " : "  ") + plan.line + (isSelected ? Self.rest : ""))
      .reversed(isSelected)
      .fixedSize()
      .frame(maxWidth: .infinity, alignment: .leading)
      .clipped()
  }
}
