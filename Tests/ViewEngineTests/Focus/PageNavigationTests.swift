import Testing

@_spi(Nodes) @testable import ViewEngine

@Suite("Home, End and page keys")
struct PageNavigationTests {
  /// Ten options of a list, each in the row of its number. The window shows rows 3 to 6.
  private func options(_ option: FocusOption = FocusOption()) -> [FocusCandidate<String>] {
    (0..<10).map { row in
      FocusCandidate(
        id: "\(row)",
        frame: Rect(x: 0, y: row, width: 8, height: 1),
        isVisible: (3...6).contains(row),
        optionGroup: .list,
        option: option
      )
    }
  }

  private func target(
    _ key: Key,
    from focused: String,
    row: Int?,
    isHidden: Bool = false,
    among candidates: [FocusCandidate<String>]
  ) throws -> String? {
    let focused = try #require(candidates.first { $0.id == focused })
    return PageNavigation(key: key, focused: focused, row: row, isHidden: isHidden)
      .target(among: candidates)
  }

  @Test("Home and End move to the first and last option, with or without scrolling")
  func ends() throws {
    for row in [5, nil] {
      #expect(try target(.home, from: "5", row: row, among: options()) == "0")
      #expect(try target(.end, from: "5", row: row, among: options()) == "9")
    }
  }

  @Test("a page key moves to the option that appears in the row of the focus")
  func page() throws {
    #expect(try target(.pageDown, from: "1", row: 4, among: options()) == "4")
    #expect(
      try target(.pageUp, from: "8", row: 9, among: options()) == "6",
      "the nearest visible option"
    )
    #expect(
      try target(.pageDown, from: "4", row: 4, among: options()) == "3",
      "not the option that has the focus"
    )
  }

  @Test("a page key that does not scroll moves to the first or last option")
  func atEnd() throws {
    #expect(try target(.pageDown, from: "5", row: nil, among: options()) == "9")
    #expect(try target(.pageUp, from: "5", row: nil, among: options()) == "0")
  }

  @Test("the keys stay within the group")
  func group() throws {
    var others = options()
    others.insert(control("before"), at: 0)
    others.append(control("after"))
    others.append(control("other list", in: .picker))
    #expect(try target(.home, from: "5", row: nil, among: others) == "0")
    #expect(try target(.end, from: "5", row: nil, among: others) == "9")
  }

  @Test("options that do not follow pages react only to Home and End")
  func notFollowing() throws {
    let options = options(FocusOption(followsPages: false))
    #expect(try target(.pageDown, from: "5", row: 4, among: options) == nil)
    #expect(try target(.pageUp, from: "5", row: nil, among: options) == nil)
    #expect(try target(.home, from: "5", row: 4, among: options) == "0")
    #expect(try target(.end, from: "5", row: 4, among: options) == "9")
  }

  @Test("options that keep their selection and do not follow pages never move the focus")
  func keepingChoice() throws {
    let options = options(FocusOption(followsPages: false, keepsChoice: true))
    for key in [Key.home, .end, .pageUp, .pageDown] {
      #expect(try target(key, from: "5", row: 4, among: options) == nil)
    }
  }

  /// A button above the window, two buttons in the window, and one in another scroll view.
  private var buttons: [FocusCandidate<String>] {
    ["hidden", "upper", "lower", "elsewhere"].enumerated().map { row, id in
      FocusCandidate(
        id: id,
        frame: Rect(x: 0, y: row, width: 8, height: 1),
        isVisible: id != "hidden",
        isInScrollView: id != "elsewhere"
      )
    }
  }

  @Test("a control that is no option keeps the focus while it is visible")
  func seenControl() throws {
    for key in [Key.home, .end, .pageUp, .pageDown] {
      #expect(try target(key, from: "upper", row: 1, among: buttons) == nil)
    }
  }

  @Test("when the control is out of sight, a visible control in its scroll view takes over")
  func hiddenControl() throws {
    func target(_ key: Key, row: Int?) throws -> String? {
      try self.target(key, from: "hidden", row: row, isHidden: true, among: buttons)
    }
    #expect(try target(.pageDown, row: 1) == "upper")
    #expect(try target(.pageDown, row: 5) == "lower")
    #expect(try target(.home, row: 1) == "upper")
    #expect(try target(.end, row: 1) == "lower")
  }

  @Test("an option alone in its group keeps the focus and becomes visible again")
  func back() throws {
    let alone = [options()[0]]
    #expect(try target(.home, from: "0", row: 3, isHidden: true, among: alone) == "0")
  }
}
