import SwiftUI

struct TodayView: View {
  @Environment(Garden.self) private var garden
  @AppStorage("daysPassed") private var daysPassed = 0

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        if garden.thirstyPlants.isEmpty {
          ContentUnavailableView(
            "All Watered",
            systemImage: "checkmark.circle",
            description: Text("Nobody is thirsty today.")
          )
        } else {
          Text("To water: \(garden.thirstyPlants.count)")
            .font(.headline)
          ForEach(garden.thirstyPlants) { plant in
            Toggle(isOn: isWatered(plant)) {
              Text("\(plant.name), \(plant.room.rawValue)")
            }
            .toggleStyle(.chore)
          }
          Spacer()
        }
      }
      .padding(.horizontal)
      .navigationTitle("Today")
      .toolbar {
        Button("Next Day") {
          garden.passDay()
          daysPassed += 1
        }
      }
    }
  }

  private func isWatered(_ plant: Plant) -> Binding<Bool> {
    Binding {
      !plant.isThirsty
    } set: { isOn in
      if isOn { garden.water(plant) }
    }
  }
}

#Preview {
  TodayView()
    .environment(Garden.sample)
}
