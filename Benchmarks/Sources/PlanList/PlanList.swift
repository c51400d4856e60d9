import Foundation
import TerminalUI

/// A list of plans. The up and down arrow keys move the selection and wrap around at both ends.
struct PlanList: View {
  let plans: [Plan]
  let quit: @MainActor () -> Void
  @State private var selected = 0
  @State private var keys = 0

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: .cells(0)) {
        Text(verbatim: "Plans").bold()
        PlanRows(plans: plans, selected: selected)
          .onGeometryChange(for: CGSize.self, of: \.size) { _ in proxy.scrollTo(selected) }
        Text(status).foregroundStyle(.cyan)
      }
      .onKeyPress { press(on: $0.key, proxy) }
    }
  }

  private var status: String {
    "k=\(Plan.padded(keys, to: 6)) sel=\(Plan.padded(selected, to: 5)) of \(plans.count)"
  }

  private func press(on key: KeyEquivalent, _ proxy: ScrollViewProxy) -> KeyPress.Result {
    switch key {
    case .downArrow: move(by: 1, proxy)
    case .upArrow: move(by: -1, proxy)
    case "q": quit()
    default: return .ignored
    }
    return .handled
  }

  private func move(by step: Int, _ proxy: ScrollViewProxy) {
    selected = (selected + step + plans.count) % plans.count
    keys += 1
    proxy.scrollTo(selected)
  }
}

/// The rows of the plans. Only visible rows are created.
private struct PlanRows: View {
  let plans: [Plan]
  let selected: Int

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(plans) { PlanRow(plan: $0, isSelected: $0.id == selected) }
      }
    }
    .scrollIndicators(.never)
    .padding(.trailing, .cells(1))
  }
}
