import Testing

@_spi(Nodes) @testable import ViewEngine

/// A control, or an option of a group, for the rules of Tab and of options.
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
  /// Two containers, told apart by any two types.
  static let (list, picker) = (
    Self.container(ObjectIdentifier(Int.self)), Self.container(ObjectIdentifier(String.self))
  )
}

@Suite("Tab goes through the controls in reading order")
struct TabNavigationTests {
  private let plain = [control("a"), control("b"), control("c")]

  @Test("It goes on from the focused control, and from the last one to the first")
  func forward() {
    #expect(TabNavigation.order(from: "a", step: 1, among: plain) == ["b", "c", "a"])
    #expect(TabNavigation.order(from: "c", step: 1, among: plain) == ["a", "b", "c"])
  }

  @Test("Shift-Tab goes back, and from the first control to the last")
  func backward() {
    #expect(TabNavigation.order(from: "c", step: -1, among: plain) == ["b", "a", "c"])
    #expect(TabNavigation.order(from: "a", step: -1, among: plain) == ["c", "b", "a"])
  }

  @Test("Without focus it begins at the first control, and backward at the last")
  func withoutFocus() {
    #expect(TabNavigation.order(from: nil, step: 1, among: plain) == ["a", "b", "c"])
    #expect(TabNavigation.order(from: nil, step: -1, among: plain) == ["c", "b", "a"])
    #expect(TabNavigation.order(from: "gone", step: 1, among: plain) == ["a", "b", "c"])
  }

  @Test("Without controls it goes nowhere")
  func empty() {
    #expect(TabNavigation.order(from: "a", step: 1, among: [FocusCandidate<String>]()).isEmpty)
  }

  private let options = [
    control("before"), control("1", in: .list), control("2", in: .list, isSelected: true),
    control("3", in: .list), control("after"),
  ]

  @Test("The options of a group are one stop, at the chosen one")
  func oneStop() {
    #expect(TabNavigation.stops(among: options).map(\.id) == ["before", "2", "after"])
    #expect(TabNavigation.order(from: "before", step: 1, among: options).first == "2")
    #expect(TabNavigation.order(from: "after", step: -1, among: options).first == "2")
  }

  @Test("Where none is chosen the first option is the stop")
  func noChoice() {
    let options = [control("1", in: .list), control("2", in: .list), control("after")]
    #expect(TabNavigation.stops(among: options).map(\.id) == ["1", "after"])
  }

  @Test("From any option of a group it leaves the group", arguments: ["1", "2", "3"])
  func leaving(_ option: String) {
    #expect(TabNavigation.order(from: option, step: 1, among: options).first == "after")
    #expect(TabNavigation.order(from: option, step: -1, among: options).first == "before")
  }

  @Test("Groups that follow each other are two stops")
  func twoGroups() {
    let options = [control("1", in: .list), control("2", in: .picker), control("3", in: .unnamed)]
    #expect(TabNavigation.stops(among: options).map(\.id) == ["1", "2", "3"])
  }

  @Test("Options without a container belong together until another control comes between")
  func unnamed() {
    let options = [
      control("1", in: .unnamed), control("2", in: .unnamed), control("between"),
      control("3", in: .unnamed),
    ]
    #expect(TabNavigation.stops(among: options).map(\.id) == ["1", "between", "3"])
    #expect(TabNavigation.order(from: "2", step: 1, among: options).first == "between")
  }

  @Test("Controls that are no options are never one stop")
  func noOptions() {
    #expect(TabNavigation.stops(among: plain).map(\.id) == ["a", "b", "c"])
  }
}
