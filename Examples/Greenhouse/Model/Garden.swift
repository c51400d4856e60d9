import Foundation
import Observation

/// All plants. The garden counts the days since each was watered.
@Observable
final class Garden {
  var plants: [Plant]

  init(plants: [Plant] = []) {
    self.plants = plants
  }

  var thirstyPlants: [Plant] { plants.filter(\.isThirsty) }

  func plants(in room: Room, matching text: String = "") -> [Plant] {
    plants.filter { plant in
      plant.room == room
        && (text.isEmpty || plant.name.localizedCaseInsensitiveContains(text))
    }
  }

  func water(_ plant: Plant) {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
    plants[index].daysSinceWatering = 0
  }

  func save(_ plant: Plant) {
    if let index = plants.firstIndex(where: { $0.id == plant.id }) {
      plants[index] = plant
    } else {
      plants.append(plant)
    }
  }

  func remove(_ plant: Plant) {
    plants.removeAll { $0.id == plant.id }
  }

  func passDay() {
    for index in plants.indices { plants[index].daysSinceWatering += 1 }
  }
}
