import TerminalUI

/// A list of plans with a selected one that the arrows move, around at both ends.
struct PlanList: View {
  let plans: [Plan]
  let quit: @MainActor () -> Void
  @State private var selected = 0
  @State private var keys = 0

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      Text("Plans").bold()
      ScrollView {
        LazyVStack(alignment: .leading, pinned: selected) {
          ForEach(plans) { plan in
            PlanRow(plan: plan, isSelected: plan.id == selected)
          }
        }
      }
      Text(status).foregroundStyle(.accent)
    }
    .onKeyPress { press in
      switch press.key {
      case .down: move(by: 1)
      case .up: move(by: -1)
      case .character("q"): quit()
      default: return .ignored
      }
      return .handled
    }
  }

  private var status: String {
    "k=\(Plan.padded(keys, to: 6)) sel=\(Plan.padded(selected, to: 5)) of \(plans.count)"
  }

  private func move(by step: Int) {
    selected = (selected + step + plans.count) % plans.count
    keys += 1
  }
}
