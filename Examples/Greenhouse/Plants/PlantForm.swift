import SwiftUI

struct PlantForm: View {
  @Environment(Garden.self) private var garden
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNameFocused: Bool
  @State var plant: Plant

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $plant.name)
          .focused($isNameFocused)
        Picker("Room", selection: $plant.room) {
          ForEach(Room.allCases) { room in
            Text(room.rawValue).tag(room)
          }
        }
        Stepper("Water every \(plant.interval) days", value: $plant.interval, in: 1...60)
        Toggle("Likes mist", isOn: $plant.likesMist)
          .toggleStyle(.chore)
        TextField("Notes", text: $plant.notes, axis: .vertical)
      }
      .navigationTitle(plant.name.isEmpty ? "New Plant" : plant.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            garden.save(plant)
            dismiss()
          }
          .disabled(plant.name.isEmpty)
        }
      }
    }
    .onAppear { isNameFocused = plant.name.isEmpty }
  }
}

#Preview("New") {
  PlantForm(plant: Plant())
    .environment(Garden.sample)
}
