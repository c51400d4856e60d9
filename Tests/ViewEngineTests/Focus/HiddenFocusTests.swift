import Testing

@_spi(Nodes) @testable import ViewEngine

@Suite("Focus scrolled out of sight")
struct HiddenFocusTests {
  private static let frame = Rect(x: 10, y: 10, width: 4, height: 1)

  private func candidate(
    _ id: String,
    _ x: Int,
    _ y: Int,
    isVisible: Bool = true,
    isInScrollView: Bool = true,
    group: OptionGroupID? = nil,
    keepsChoice: Bool = false
  ) -> FocusCandidate<String> {
    FocusCandidate(
      id: id,
      frame: Rect(x: x, y: y, width: 4, height: 1),
      isVisible: isVisible,
      isInScrollView: isInScrollView,
      optionGroup: group,
      option: FocusOption(keepsChoice: keepsChoice)
    )
  }

  private func replacement(_ candidates: FocusCandidate<String>...) -> String? {
    HiddenFocus.replacement(for: "focused", at: Self.frame, among: candidates)
  }

  @Test("a control is hidden when none of its cells is visible")
  func hidden() {
    func isHidden(_ frame: Rect, isVisible: Bool, isRequested: Bool) -> Bool {
      HiddenFocus.isHidden(frame: frame, isVisible: isVisible, isRequestedByProgram: isRequested)
    }
    #expect(isHidden(Self.frame, isVisible: false, isRequested: false))
    #expect(!isHidden(Self.frame, isVisible: true, isRequested: false))
    #expect(isHidden(Self.frame, isVisible: false, isRequested: true))
    #expect(isHidden(.zero, isVisible: false, isRequested: false))
    #expect(
      !isHidden(.zero, isVisible: false, isRequested: true),
      "an empty view receives keys if the program focused it"
    )
  }

  @Test("the nearest visible control takes over the focus")
  func nearest() {
    #expect(replacement(candidate("far", 10, 16), candidate("near", 10, 12)) == "near")
    #expect(replacement(candidate("first", 10, 12), candidate("second", 10, 8)) == "first")
  }

  @Test("a distance of one row counts more than any number of columns")
  func rowsFirst() {
    #expect(replacement(candidate("row below", 10, 12), candidate("aside", 500, 11)) == "aside")
    #expect(HiddenFocus.distance(Self.frame, Rect(x: 20, y: 10, width: 4, height: 1)) == 6)
    #expect(HiddenFocus.distance(Self.frame, Rect(x: 12, y: 11, width: 4, height: 1)) == 0)
  }

  @Test("only a visible control in the same scroll view takes over the focus")
  func scrollView() {
    #expect(replacement(candidate("unseen", 10, 11, isVisible: false)) == nil)
    #expect(replacement(candidate("elsewhere", 10, 11, isInScrollView: false)) == nil)
    #expect(replacement(candidate("focused", 10, 11)) == nil)
  }

  @Test("an option takes over the focus only if focusing does not change the selection")
  func options() {
    #expect(replacement(candidate("option", 10, 11, group: .list)) == nil)
    #expect(replacement(candidate("option", 10, 11, group: .list, keepsChoice: true)) == "option")
  }

  @Test("Tab and arrow keys move to the nearest visible control, including options")
  func nearestVisible() {
    let candidates = [
      candidate("option", 10, 11, group: .list), candidate("button", 10, 14),
      candidate("unseen", 10, 10, isVisible: false),
    ]
    let nearest = HiddenFocus.nearestVisible(to: Self.frame, besides: "focused", among: candidates)
    #expect(nearest == "option")
  }
}
