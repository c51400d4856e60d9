import Testing

@_spi(Nodes) @testable import ViewEngine

@Suite("Home, End and page keys move the focus")
struct PageNavigationTests {
  /// Ten options of a list, each on the row of its number; the window shows rows 3 to 6.
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

  @Test("Home and End go to the first and last option, whether something scrolled or not")
  func ends() throws {
    for row in [5, nil] {
      #expect(try target(.home, from: "5", row: row, among: options()) == "0")
      #expect(try target(.end, from: "5", row: row, among: options()) == "9")
    }
  }

  @Test("A page key goes to the option that it brought to the row where the focus was")
  func page() throws {
    #expect(try target(.pageDown, from: "1", row: 4, among: options()) == "4")
    #expect(try target(.pageUp, from: "8", row: 9, among: options()) == "6", "the nearest one seen")
    #expect(
      try target(.pageDown, from: "4", row: 4, among: options()) == "3",
      "not the option that has the focus"
    )
  }

  @Test("A page key that scrolls nothing goes to the end")
  func atEnd() throws {
    #expect(try target(.pageDown, from: "5", row: nil, among: options()) == "9")
    #expect(try target(.pageUp, from: "5", row: nil, among: options()) == "0")
  }

  @Test("It stays within the group")
  func group() throws {
    var others = options()
    others.insert(control("before"), at: 0)
    others.append(control("after"))
    others.append(control("other list", in: .picker))
    #expect(try target(.home, from: "5", row: nil, among: others) == "0")
    #expect(try target(.end, from: "5", row: nil, among: others) == "9")
  }

  @Test("Options that do not follow pages go only to the ends")
  func notFollowing() throws {
    let options = options(FocusOption(followsPages: false))
    #expect(try target(.pageDown, from: "5", row: 4, among: options) == nil)
    #expect(try target(.pageUp, from: "5", row: nil, among: options) == nil)
    #expect(try target(.home, from: "5", row: 4, among: options) == "0")
    #expect(try target(.end, from: "5", row: 4, among: options) == "9")
  }

  @Test("Options that keep their choice and do not follow pages go nowhere")
  func keepingChoice() throws {
    let options = options(FocusOption(followsPages: false, keepsChoice: true))
    for key in [Key.home, .end, .pageUp, .pageDown] {
      #expect(try target(key, from: "5", row: 4, among: options) == nil)
    }
  }

  /// A button above the window, two that it shows, and one in another scroll view.
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

  @Test("A control that is no option keeps the focus as long as it is seen")
  func seenControl() throws {
    for key in [Key.home, .end, .pageUp, .pageDown] {
      #expect(try target(key, from: "upper", row: 1, among: buttons) == nil)
    }
  }

  @Test("Once it is out of sight, what its scroll view shows takes over")
  func hiddenControl() throws {
    func target(_ key: Key, row: Int?) throws -> String? {
      try self.target(key, from: "hidden", row: row, isHidden: true, among: buttons)
    }
    #expect(try target(.pageDown, row: 1) == "upper")
    #expect(try target(.pageDown, row: 5) == "lower")
    #expect(try target(.home, row: 1) == "upper")
    #expect(try target(.end, row: 1) == "lower")
  }

  @Test("The focused control itself is an answer: it comes back into sight")
  func back() throws {
    let alone = [options()[0]]
    #expect(try target(.home, from: "0", row: 3, isHidden: true, among: alone) == "0")
  }
}
