import SwiftUI

struct PlantList: View {
  @Environment(Garden.self) private var garden
  @State private var searchText = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(Room.allCases) { room in
          let plants = garden.plants(in: room, matching: searchText)
          if !plants.isEmpty {
            Section {
              ForEach(plants) { plant in
                NavigationLink(value: plant) {
                  PlantRow(plant: plant)
                }
              }
            } header: {
              Label(room.rawValue, systemImage: room.symbol)
            }
          }
        }
      }
      .searchable(text: $searchText, prompt: "Find a plant")
      .navigationTitle("Greenhouse")
      .navigationDestination(for: Plant.self) { plant in
        PlantDetail(id: plant.id)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        PlantForm(plant: Plant())
      }
    }
  }
}

#Preview {
  PlantList()
    .environment(Garden.sample)
}
