import Testing

@_spi(Nodes) @testable import ViewEngine

@Suite("Focus and option groups")
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

  @Test("the focus enters a group at the selected option if focusing selects")
  func chosen() {
    #expect(entry(to: "1", from: "above") == "2")
    #expect(entry(to: "3", from: "below") == "2")
    #expect(entry(to: "3", from: nil) == "2")
  }

  @Test("the focus moves freely within a group")
  func withinGroup() {
    #expect(entry(to: "3", from: "2") == "3")
    #expect(entry(to: "1", from: "3") == "1")
  }

  @Test("controls outside groups are entered directly")
  func others() {
    #expect(entry(to: "below", from: "2") == "below")
    #expect(entry(to: "unknown", from: "2") == "unknown")
  }

  @Test("options that focusing does not select are entered directly")
  func keepingChoice() {
    let options = candidates.map { candidate in
      var candidate = candidate
      candidate.option.actsOnFocus = false
      return candidate
    }
    #expect(OptionNavigation.entry(to: "1", from: "above", among: options) == "1")
  }

  @Test("without a selection the requested option is entered")
  func noChoice() {
    let options = [
      control("above"), control("1", in: .list, actsOnFocus: true),
      control("2", in: .list, actsOnFocus: true),
    ]
    #expect(OptionNavigation.entry(to: "2", from: "above", among: options) == "2")
  }

  @Test("the selected option of another group is not entered")
  func otherGroup() {
    let options =
      candidates + [
        control("4", in: .unnamed, actsOnFocus: true),
        control("5", in: .list, isSelected: true, actsOnFocus: true),
      ]
    #expect(OptionNavigation.entry(to: "4", from: "above", among: options) == "4")
  }

  @Test("two options are neighbours if only options of their group are between them")
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
