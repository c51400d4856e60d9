import TerminalUI

/// A plan's name, price and description on one line; the selected one is reversed.
struct PlanRow: View {
  let plan: Plan
  let isSelected: Bool

  var body: some View {
    HStack(spacing: .cells(1)) {
      Text(verbatim: isSelected ? ">" : " ")
      Text(plan.name).frame(width: .cells(12), alignment: .leading)
      Text(plan.price).frame(width: .cells(12), alignment: .trailing)
      Text(verbatim: " " + plan.details)
      Spacer()
    }
    .reversed(isSelected)
  }
}
