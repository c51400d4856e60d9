import SwiftUI

/// A circle that has a tick if the toggle is on.
struct ChoreToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.green : Color.secondary)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == ChoreToggleStyle {
  static var chore: ChoreToggleStyle { ChoreToggleStyle() }
}
