import Testing

@_spi(Nodes) @testable import ViewEngine

@Suite("The focus enters a group of options")
struct OptionNavigationTests {
  private let candidates = [
    control("above"),
    control("1", in: .unnamed, actsOnFocus: true),
    control("2", in: .unnamed, isSelected: true, actsOnFocus: true),
    control("3", in: .unnamed, actsOnFocus: true),
    control("below"),
  ]

  private func entry(to target: String, from focused: String?) -> String {
    OptionNavigation.entry(to: target, from: focused, among: candidates)
  }

  @Test("At the chosen option where options are chosen by having the focus")
  func chosen() {
    #expect(entry(to: "1", from: "above") == "2")
    #expect(entry(to: "3", from: "below") == "2")
    #expect(entry(to: "3", from: nil) == "2")
  }

  @Test("From one option to another it goes where it was sent")
  func withinGroup() {
    #expect(entry(to: "3", from: "2") == "3")
    #expect(entry(to: "1", from: "3") == "1")
  }

  @Test("Other controls are entered themselves")
  func others() {
    #expect(entry(to: "below", from: "2") == "below")
    #expect(entry(to: "unknown", from: "2") == "unknown")
  }

  @Test("Options that are not chosen by having the focus are entered themselves")
  func keepingChoice() {
    let options = candidates.map { candidate in
      var candidate = candidate
      candidate.option.actsOnFocus = false
      return candidate
    }
    #expect(OptionNavigation.entry(to: "1", from: "above", among: options) == "1")
  }

  @Test("Where none is chosen the option itself is entered")
  func noChoice() {
    let options = [
      control("above"), control("1", in: .list, actsOnFocus: true),
      control("2", in: .list, actsOnFocus: true),
    ]
    #expect(OptionNavigation.entry(to: "2", from: "above", among: options) == "2")
  }

  @Test("The chosen option of another group is not entered")
  func otherGroup() {
    let options =
      candidates + [
        control("4", in: .unnamed, actsOnFocus: true),
        control("5", in: .list, isSelected: true, actsOnFocus: true),
      ]
    #expect(OptionNavigation.entry(to: "4", from: "above", among: options) == "4")
  }

  @Test("Options are neighbours with nothing but options of their group between them")
  func neighbours() {
    #expect(OptionNavigation.areNeighbours("1", "3", among: candidates))
    #expect(OptionNavigation.areNeighbours("3", "1", among: candidates))
    #expect(!OptionNavigation.areNeighbours("above", "below", among: candidates))
    #expect(!OptionNavigation.areNeighbours("3", "below", among: candidates))
    #expect(!OptionNavigation.areNeighbours("1", nil, among: candidates))
    let apart = candidates + [control("4", in: .unnamed)]
    #expect(!OptionNavigation.areNeighbours("3", "4", among: apart))
  }
}
