import Observation
import Testing

@testable import TerminalUI

@Suite("What lies below a cover")
@MainActor
struct CoverTests {
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

    var body: some View {
      Button("door") {}
        .sheet(isPresented: $place.isOpen, title: "Inside") {
          Button("lamp") {}
            .sheet(isPresented: $place.isAsking, title: "Question") { Button("yes") {} }
        }
        .fullScreenCover(isPresented: $place.isCovered) {
          Text("covered")
            .onKeyPress { press in
              guard case .character(let letter) = press.input else { return .ignored }
              place.letters.append(letter)
              return .handled
            }
            .interactiveDismissDisabled()
        }
    }
  }

  private let place = Place()

  private func start() -> ViewHost { makeHost(30, 8) { Room(place: place) } }

  @Test("what it presents waits there, and has the focus once the cover is gone")
  func waiting() {
    let host = start()
    place.isCovered = true
    host.update()
    place.isOpen = true
    host.update()
    #expect(host.labels == ["covered"])
    place.isAsking = true
    host.update()
    #expect(host.labels == ["covered"])
    place.isCovered = false
    host.update()
    #expect(host.labels == ["Question", "yes"])
    #expect(host.focusLabel == "yes")
    place.isAsking = false
    host.update()
    #expect(host.focusLabel == "lamp")
    place.isOpen = false
    host.update()
    #expect(host.focusLabel == "door")
  }

  @Test("what was open is there again, with the focus where it was")
  func again() {
    let host = start()
    place.isOpen = true
    host.update()
    place.isCovered = true
    host.update()
    #expect(host.labels == ["covered"])
    place.isCovered = false
    host.update()
    #expect(host.focusLabel == "lamp")
  }

  @Test("what closes below a cover leaves the focus to what is left there")
  func closing() {
    let host = start()
    place.isOpen = true
    host.update()
    place.isCovered = true
    host.update()
    place.isOpen = false
    host.update()
    #expect(host.labels == ["covered"])
    place.isCovered = false
    host.update()
    #expect(host.focusLabel == "door")
  }

  @Test("what the cover itself presents stands above it")
  func fromCover() {
    struct Nested: View {
      @Bindable var place: Place

      var body: some View {
        Text("below").fullScreenCover(isPresented: $place.isCovered) {
          Text("cover").sheet(isPresented: $place.isOpen, title: "Above") { Text("note") }
        }
      }
    }
    let host = makeHost(30, 8) { Nested(place: place) }
    place.isCovered = true
    host.update()
    place.isOpen = true
    host.update()
    #expect(host.labels == ["Above", "note"])
  }

  @Test("keys reach a cover in which nothing can have the focus")
  func keys() {
    let host = start()
    place.isCovered = true
    host.update()
    host.press(.character("q"))
    host.press(.escape)
    #expect(place.letters == "q")
    #expect(place.isCovered)
  }
}
