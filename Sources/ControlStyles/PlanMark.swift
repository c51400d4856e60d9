import SwiftUI

/// The mark that tells the chosen plan: a picker draws none beside a label of your own.
struct PlanMark: View {
  let isSelected: Bool

  var body: some View {
    Text(isSelected ? "◉" : "○").foregroundStyle(isSelected ? .primary : .secondary)
  }
}
