import Foundation
import Testing

@testable import TerminalUI

@Suite("Value controls")
@MainActor
struct ValueControlTests {
  private let model = Model()

  private var number: Binding<Int> { Bindable(wrappedValue: model).number }

  @Test("left, right, minus and plus step a value within bounds")
  func stepper() {
    let host = makeHost(30, 1) { Stepper("Count", value: number, in: 9...12) }
    host.press(.right)
    #expect(model.number == 11)
    host.press(.character("+"), .character("+"), .right)
    #expect(model.number == 12)
    host.press(.left, .character("-"))
    #expect(model.number == 10)
  }

  @Test("in Arabic the left arrow increments")
  func mirroredStepper() {
    let host = makeHost(30, 1, direction: .rightToLeft) { Stepper("Count", value: number) }
    host.press(.left)
    #expect(model.number == 11)
  }

  @Test("a stepper without onDecrement stays on the left arrow")
  func oneWay() {
    let tally = Tally()
    let host = makeHost(30, 1) {
      Stepper("S", onIncrement: { tally.note("up") }, onDecrement: nil)
    }
    host.press(.left, .right)
    #expect(tally.log == ["up"])
  }

  @Test("a slider moves by its step and stays within bounds")
  func slider() {
    var value = 0.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let host = makeHost(20, 1) { Slider(value: binding, in: 0...1, step: 0.25) }
    host.press(.right)
    #expect(value == 0.75)
    host.press(.right, .right)
    #expect(value == 1)
    host.press(.left, .left, .left, .left, .left)
    #expect(value == 0)
  }

  @Test("up and down change the focused date part within bounds")
  func date() {
    let host = makeHost(40, 1) { DayBox() }
    #expect(host.lines[0].contains("Day 2023-11-14"))
    host.press(.right, .right, .up)
    #expect(host.lines[0].contains("2023-11-15"))
    host.press(.up, .up, .up)
    #expect(host.lines[0].contains("2023-11-16"))
    host.press(.left, .down)
    #expect(host.lines[0].contains("2023-10-16"))
  }

  private struct DayBox: View {
    @State private var day = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
      DatePicker(
        "Day",
        selection: $day,
        in: ...Date(timeIntervalSince1970: 1_700_172_800),
        displayedComponents: .date
      )
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test("Enter and the arrow keys expand and collapse a group")
  func disclosure() {
    let host = makeHost(20, 3) {
      DisclosureGroup("More") { Text("inside") }
    }
    #expect(host.labels == ["More"])
    host.press(.enter)
    #expect(host.labels == ["More", "inside"])
    host.press(.left)
    #expect(host.labels == ["More"])
    host.press(.right)
    #expect(host.labels == ["More", "inside"])
  }

  @Test("in Arabic the left arrow expands a group, and its mark points left")
  func mirroredDisclosure() {
    let host = makeHost(20, 3, direction: .rightToLeft) {
      DisclosureGroup("More") { Text("inside") }
    }
    #expect(host.lines[1].contains("◃"))
    host.press(.left)
    #expect(host.labels == ["More", "inside"])
    host.press(.right)
    #expect(host.labels == ["More"])
  }
}
