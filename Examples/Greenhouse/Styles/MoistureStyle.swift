import SwiftUI

/// A row of circles. The number of filled circles shows the moisture.
struct MoistureStyle: ProgressViewStyle {
  @Environment(\.fullCount) private var fullCount

  func makeBody(configuration: Configuration) -> some View {
    let filled = Int((configuration.fractionCompleted ?? 0) * Double(fullCount) + 0.5)
    HStack(spacing: 0) {
      ForEach(0..<fullCount, id: \.self) { index in
        Image(systemName: index < filled ? "circle.fill" : "circle")
          .foregroundStyle(index < filled ? Color.water : Color.secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Moisture")
    .accessibilityValue("\(filled) of \(fullCount)")
  }
}

extension ProgressViewStyle where Self == MoistureStyle {
  static var moisture: MoistureStyle { MoistureStyle() }
}

extension EnvironmentValues {
  /// The number of circles of a plant that was just watered.
  @Entry var fullCount = 4
}
