import Testing

@_spi(Nodes) @testable import ViewEngine

/// Creates a control, or an option of a group, as a focus candidate.
func control(
  _ id: String,
  in group: OptionGroupID? = nil,
  isSelected: Bool = false,
  actsOnFocus: Bool = false
) -> FocusCandidate<String> {
  FocusCandidate(
    id: id,
    optionGroup: group,
    isSelected: isSelected,
    option: FocusOption(actsOnFocus: actsOnFocus)
  )
}

extension OptionGroupID {
  /// Two containers, identified by two arbitrary types.
  static let (list, picker) = (
    Self.container(ObjectIdentifier(Int.self)), Self.container(ObjectIdentifier(String.self))
  )
}

@Suite("Tab navigation")
struct TabNavigationTests {
  private let plain = [control("a"), control("b"), control("c")]

  @Test("Tab moves to the next control, and from the last to the first")
  func forward() {
    #expect(TabNavigation.order(from: "a", step: 1, among: plain) == ["b", "c", "a"])
    #expect(TabNavigation.order(from: "c", step: 1, among: plain) == ["a", "b", "c"])
  }

  @Test("Shift-Tab moves to the previous control, and from the first to the last")
  func backward() {
    #expect(TabNavigation.order(from: "c", step: -1, among: plain) == ["b", "a", "c"])
    #expect(TabNavigation.order(from: "a", step: -1, among: plain) == ["c", "b", "a"])
  }

  @Test("without a focus Tab starts at the first control, and Shift-Tab at the last")
  func withoutFocus() {
    #expect(TabNavigation.order(from: nil, step: 1, among: plain) == ["a", "b", "c"])
    #expect(TabNavigation.order(from: nil, step: -1, among: plain) == ["c", "b", "a"])
    #expect(TabNavigation.order(from: "gone", step: 1, among: plain) == ["a", "b", "c"])
  }

  @Test("without controls Tab goes nowhere")
  func empty() {
    #expect(TabNavigation.order(from: "a", step: 1, among: [FocusCandidate<String>]()).isEmpty)
  }

  private let options = [
    control("before"), control("1", in: .list), control("2", in: .list, isSelected: true),
    control("3", in: .list), control("after"),
  ]

  @Test("a group of options is one stop, at the selected option")
  func oneStop() {
    #expect(TabNavigation.stops(among: options).map(\.id) == ["before", "2", "after"])
    #expect(TabNavigation.order(from: "before", step: 1, among: options).first == "2")
    #expect(TabNavigation.order(from: "after", step: -1, among: options).first == "2")
  }

  @Test("without a selection the first option is the stop")
  func noChoice() {
    let options = [control("1", in: .list), control("2", in: .list), control("after")]
    #expect(TabNavigation.stops(among: options).map(\.id) == ["1", "after"])
  }

  @Test("Tab leaves a group from any of its options", arguments: ["1", "2", "3"])
  func leaving(_ option: String) {
    #expect(TabNavigation.order(from: option, step: 1, among: options).first == "after")
    #expect(TabNavigation.order(from: option, step: -1, among: options).first == "before")
  }

  @Test("adjacent groups are separate stops")
  func twoGroups() {
    let options = [control("1", in: .list), control("2", in: .picker), control("3", in: .unnamed)]
    #expect(TabNavigation.stops(among: options).map(\.id) == ["1", "2", "3"])
  }

  @Test("unnamed options form a group until another control separates them")
  func unnamed() {
    let options = [
      control("1", in: .unnamed), control("2", in: .unnamed), control("between"),
      control("3", in: .unnamed),
    ]
    #expect(TabNavigation.stops(among: options).map(\.id) == ["1", "between", "3"])
    #expect(TabNavigation.order(from: "2", step: 1, among: options).first == "between")
  }

  @Test("controls that are no options are separate stops")
  func noOptions() {
    #expect(TabNavigation.stops(among: plain).map(\.id) == ["a", "b", "c"])
  }
}
