import SwiftUI

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack {
      Text(plant.name)
      Spacer()
      Text(plant.whenDue)
        .foregroundStyle(plant.isThirsty ? Color.orange : Color.secondary)
      ProgressView(value: plant.moisture)
        .progressViewStyle(.moisture)
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  PlantRow(plant: Plant("Basil", every: 4, wateredDaysAgo: 1))
}
