import SwiftUI

struct PlantDetail: View {
  @Environment(Garden.self) private var garden
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var isRemoving = false
  let id: Plant.ID

  private var plant: Plant? { garden.plants.first { $0.id == id } }

  var body: some View {
    Group {
      if let plant {
        Form {
          Section("Water") {
            LabeledContent("Due", value: plant.whenDue)
            LabeledContent("Every", value: "\(plant.interval) days")
            LabeledContent("Moisture") {
              ProgressView(value: plant.moisture)
                .progressViewStyle(.moisture)
            }
            Button("Water Now", systemImage: "drop.fill") { garden.water(plant) }
              .disabled(plant.daysSinceWatering == 0)
          }
          Section("Place") {
            LabeledContent("Room", value: plant.room.rawValue)
            LabeledContent("Mist", value: plant.likesMist ? "Yes" : "No")
          }
          if !plant.notes.isEmpty {
            Section("Notes") {
              Text(plant.notes)
                .italic()
            }
          }
          Button("Remove", role: .destructive) { isRemoving = true }
        }
        .navigationTitle(plant.name)
        .toolbar {
          Button("Edit") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) {
          PlantForm(plant: plant)
        }
        .confirmationDialog("Remove \(plant.name)?", isPresented: $isRemoving) {
          Button("Remove", role: .destructive) {
            garden.remove(plant)
            dismiss()
          }
        }
      } else {
        ContentUnavailableView("No Plant", systemImage: "leaf")
      }
    }
  }
}
