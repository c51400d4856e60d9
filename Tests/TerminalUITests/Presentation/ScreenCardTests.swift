import Observation
import Testing

@testable import TerminalUI

@Suite("Full-screen cards")
@MainActor
struct ScreenCardTests {
  @MainActor
  @Observable
  final class Place {
    var isCovered = false
    var isOpen = false
    var isAsking = false
    var letters = ""
  }

  private struct Room: View {
    @Bindable var place: Place
    let isSheetOutside: Bool

    var body: some View {
      if isSheetOutside {
        covered.sheet(isPresented: $place.isOpen, title: "Inside") { lamps }
      } else {
        VStack { doors.sheet(isPresented: $place.isOpen, title: "Inside") { lamps } }
          .screenCard(isPresented: place.isCovered) { card }
      }
    }

    private var covered: some View { doors.screenCard(isPresented: place.isCovered) { card } }

    private var doors: some View {
      HStack {
        Button("door") {}
        Button("gate") {}
      }
    }

    private var lamps: some View {
      HStack {
        Button("lamp") {}
        Button("candle") {}
      }
      .sheet(isPresented: $place.isAsking, title: "Question") { Button("yes") {} }
    }

    private var card: some View {
      Text("covered").onKeyPress { press in
        guard case .character(let letter) = press.input else { return .ignored }
        place.letters.append(letter)
        return .handled
      }
    }
  }

  private let place = Place()

  private func start(_ isSheetOutside: Bool) -> ViewHost {
    let host = makeHost(30, 8) { Room(place: place, isSheetOutside: isSheetOutside) }
    host.press(.right)
    return host
  }

  private func set(_ path: ReferenceWritableKeyPath<Place, Bool>, _ value: Bool, _ host: ViewHost) {
    place[keyPath: path] = value
    host.update()
  }

  @Test(
    "a presentation that starts under the card appears when the card closes",
    arguments: [true, false]
  )
  func waiting(isSheetOutside: Bool) {
    let host = start(isSheetOutside)
    set(\.isCovered, true, host)
    set(\.isOpen, true, host)
    #expect(host.labels == ["covered"])
    set(\.isAsking, true, host)
    #expect(host.labels == ["covered"])
    set(\.isCovered, false, host)
    #expect(host.labels == ["Question", "yes"])
    #expect(host.focusLabel == "yes")
    set(\.isAsking, false, host)
    #expect(host.focusLabel == "lamp")
    set(\.isOpen, false, host)
    #expect(host.focusLabel == "gate")
  }

  @Test("closing the card shows the open sheet again, with its focus", arguments: [true, false])
  func again(isSheetOutside: Bool) {
    let host = start(isSheetOutside)
    set(\.isOpen, true, host)
    host.press(.right)
    set(\.isCovered, true, host)
    #expect(host.labels == ["covered"])
    set(\.isCovered, false, host)
    #expect(host.focusLabel == "candle")
  }

  @Test(
    "if the sheet closes under the card, the focus returns to where it was before the sheet",
    arguments: [true, false]
  )
  func closing(isSheetOutside: Bool) {
    let host = start(isSheetOutside)
    set(\.isOpen, true, host)
    set(\.isCovered, true, host)
    set(\.isOpen, false, host)
    #expect(host.labels == ["covered"])
    set(\.isCovered, false, host)
    #expect(host.focusLabel == "gate")
  }

  @Test("keys reach the card's content and never close the card")
  func keys() {
    let host = start(false)
    set(\.isCovered, true, host)
    host.press(.character("q"))
    host.press(.escape)
    #expect(place.letters == "q")
    #expect(host.labels == ["covered"])
  }
}
