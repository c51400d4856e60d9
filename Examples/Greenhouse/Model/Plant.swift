import Foundation

struct Plant: Identifiable, Hashable {
  let id: UUID
  var name: String
  var room: Room
  /// The number of days that the plant can stay without water.
  var interval: Int
  var daysSinceWatering: Int
  var likesMist: Bool
  var notes: String

  init(
    _ name: String = "",
    in room: Room = .livingRoom,
    every interval: Int = 7,
    wateredDaysAgo days: Int = 0,
    likesMist: Bool = false,
    notes: String = ""
  ) {
    id = UUID()
    self.name = name
    self.room = room
    self.interval = interval
    daysSinceWatering = days
    self.likesMist = likesMist
    self.notes = notes
  }

  var daysLeft: Int { interval - daysSinceWatering }

  var isThirsty: Bool { daysLeft <= 0 }

  /// The moisture from 0 (dry) to 1 (just watered).
  var moisture: Double { max(0, Double(daysLeft) / Double(interval)) }

  var whenDue: String {
    switch daysLeft {
    case ..<(-1): "\(-daysLeft) days late"
    case -1: "1 day late"
    case 0: "today"
    case 1: "tomorrow"
    default: "in \(daysLeft) days"
    }
  }
}

enum Room: String, CaseIterable, Identifiable {
  case livingRoom = "Living Room"
  case kitchen = "Kitchen"
  case bedroom = "Bedroom"
  case balcony = "Balcony"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .livingRoom: "house"
    case .kitchen: "fork.knife"
    case .bedroom: "bed.double"
    case .balcony: "sun.max"
    }
  }
}
