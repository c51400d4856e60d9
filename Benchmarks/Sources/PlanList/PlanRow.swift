import TerminalUI

/// A plan's name, price and description on one line; the selected one is reversed.
struct PlanRow: View {
  let plan: Plan
  let isSelected: Bool

  /// Reversed are letters: blanks carry it to the end of the widest row.
  private static let rest = String(repeating: " ", count: 400)

  var body: some View {
    Text(verbatim: (isSelected ? "> " : "  ") + plan.line + (isSelected ? Self.rest : ""))
      .reversed(isSelected)
      .fixedSize()
      .frame(maxWidth: .infinity, alignment: .leading)
      .clipped()
  }
}
