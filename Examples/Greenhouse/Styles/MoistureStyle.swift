import SwiftUI

/// Drops: as many as there is water left for, of four.
struct MoistureStyle: ProgressViewStyle {
  @Environment(\.dropCount) private var dropCount

  func makeBody(configuration: Configuration) -> some View {
    let filled = Int((configuration.fractionCompleted ?? 0) * Double(dropCount) + 0.5)
    HStack(spacing: 0) {
      ForEach(0..<dropCount, id: \.self) { index in
        Image(systemName: index < filled ? "drop.fill" : "drop")
          .foregroundStyle(index < filled ? Color.blue : Color.secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Moisture")
    .accessibilityValue("\(filled) of \(dropCount)")
  }
}

extension ProgressViewStyle where Self == MoistureStyle {
  static var moisture: MoistureStyle { MoistureStyle() }
}

extension EnvironmentValues {
  /// How many drops a full pot has.
  @Entry var dropCount = 4
}
