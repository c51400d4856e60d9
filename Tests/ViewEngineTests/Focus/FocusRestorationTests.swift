import Testing

@testable import ViewEngine

@Suite("Restoring a lost focus")
@MainActor
struct FocusRestorationTests {
  private typealias Restoration = FocusRestoration<String>
  private typealias Candidate = Restoration.Candidate
  private typealias Choice = Restoration.Choice

  /// Controls "a", "b", "c" and "d". The focused control "b" has been removed.
  private var afterLoss: Restoration {
    Restoration(
      candidates: [Candidate(id: "a"), Candidate(id: "c"), Candidate(id: "d")],
      focused: "b",
      formerOrder: ["a", "b", "c", "d"]
    )
  }

  // MARK: The order of the rules

  @Test("an earlier rule takes precedence over later rules")
  func order() {
    // Each rule has a different answer. The loop removes the first answer again and again.
    var restoration = Restoration(
      candidates: [
        Candidate(id: "first seen"),
        Candidate(id: "returning"),
        Candidate(id: "resuming"),
        Candidate(id: "new default", prefersDefaultFocus: true),
        Candidate(id: "replacement", isInFormerContainer: true),
        Candidate(id: "neighbour"),
      ],
      returnTarget: "returning",
      suspended: [.init(id: "resuming", content: ["resuming"])],
      focused: "gone",
      formerOrder: ["first seen", "gone", "neighbour"]
    )
    #expect(restoration.choice == Choice(id: "returning", isWanted: true))
    restoration.returnTarget = nil
    #expect(restoration.choice == Choice(id: "resuming", isWanted: true))
    restoration.suspended = []
    #expect(restoration.choice == Choice(id: "new default", isWanted: true, isDefault: true))
    restoration.formerOrder.append("new default")
    #expect(
      restoration.choice == Choice(id: "replacement", isWanted: false, isReplacement: true)
    )
    restoration.canReplace = false
    #expect(restoration.choice == Choice(id: "neighbour", isWanted: true))
    restoration.focused = nil
    #expect(
      restoration.choice == Choice(id: "new default", isWanted: true, isDefault: true),
      "the default without a former focus"
    )
    restoration = Restoration(candidates: [Candidate(id: "first seen")])
    #expect(restoration.choice == Choice(id: "first seen", isWanted: false, isInitial: true))
    #expect(
      Restoration(candidates: []).choice == Choice(id: nil, isWanted: false, isInitial: true)
    )
  }

  // MARK: 1 and 2: returning and resuming

  @Test("the focus returns to the control from before a presentation, if that still exists")
  func returning() {
    var restoration = afterLoss
    restoration.returnTarget = "d"
    #expect(restoration.returning == "d")
    restoration.returnTarget = "b"
    #expect(restoration.returning == nil)
  }

  @Test("content that is shown again gets its focus back")
  func resuming() {
    var restoration = afterLoss
    restoration.suspended = [.init(id: "gone", content: []), .init(id: "d", content: ["c", "d"])]
    #expect(restoration.resuming == "d", "the first path that still leads to a control")
  }

  @Test("changed content that prefers another control now does not get its old focus back")
  func changedMeanwhile() {
    func resuming(_ candidates: Candidate...) -> String? {
      let suspended = Restoration.Suspended(id: "old", content: ["old", "new"])
      return Restoration(candidates: candidates, suspended: [suspended]).resuming
    }
    let old = Candidate(id: "old")
    #expect(resuming(old, Candidate(id: "new", prefersDefaultFocus: true)) == nil)
    #expect(
      resuming(
        Candidate(id: "old", prefersDefaultFocus: true),
        Candidate(id: "new", prefersDefaultFocus: true)
      ) == "old"
    )
    #expect(resuming(old, Candidate(id: "elsewhere", prefersDefaultFocus: true)) == "old")
    #expect(
      resuming(old, Candidate(id: "new", visibility: .cutOff, prefersDefaultFocus: true)) == "old",
      "a clipped control is ignored"
    )
  }

  // MARK: 3: a new default

  @Test("the first new control that prefers the focus gets it")
  func newDefault() {
    let restoration = Restoration(
      candidates: [
        Candidate(id: "known", prefersDefaultFocus: true), Candidate(id: "new"),
        Candidate(id: "cut off", visibility: .cutOff, prefersDefaultFocus: true),
        Candidate(id: "preferred", visibility: .scrolledOut, prefersDefaultFocus: true),
        Candidate(id: "second", prefersDefaultFocus: true),
      ],
      formerOrder: ["known"]
    )
    #expect(restoration.newDefault == "preferred")
    #expect(restoration.firstDefault == "known")
  }

  // MARK: 4: replacement

  private func replacement(
    _ candidates: Candidate...,
    formerOrder: [String] = ["gone"],
    canReplace: Bool = true
  ) -> String? {
    Restoration(
      candidates: candidates,
      focused: "gone",
      formerOrder: formerOrder,
      canReplace: canReplace
    ).replacement?.id
  }

  private let new = Candidate(id: "new", isInFormerContainer: true)

  @Test("the first new control in the container of the lost one gets the focus")
  func cameInItsPlace() {
    #expect(replacement(Candidate(id: "elsewhere"), new) == "new")
    #expect(replacement(Candidate(id: "elsewhere")) == nil)
  }

  @Test("a new control does not get the focus if an old one remains in the container")
  func notAllNew() {
    let left = Candidate(id: "left", isInFormerContainer: true)
    #expect(replacement(new, left, formerOrder: ["gone", "left"]) == nil)
  }

  @Test("a focus is replaced at most once per update")
  func onceAnUpdate() {
    #expect(replacement(new, canReplace: false) == nil)
  }

  @Test("a control that acts on focus, yields it or is clipped is no replacement")
  func leftOut() {
    #expect(replacement(Candidate(id: "1", actsOnFocus: true, isInFormerContainer: true)) == nil)
    #expect(
      replacement(Candidate(id: "1", yieldsDefaultFocus: true, isInFormerContainer: true)) == nil
    )
    #expect(replacement(Candidate(id: "1", visibility: .cutOff, isInFormerContainer: true)) == nil)
  }

  @Test("a control scrolled out of an older scroll view is a replacement if none is visible")
  func scrolledOut() {
    func out(_ id: String, byFormerView: Bool) -> Candidate {
      Candidate(
        id: id,
        visibility: .scrolledOut,
        isInFormerContainer: true,
        isScrolledByFormerView: byFormerView
      )
    }
    #expect(
      replacement(out("former", byFormerView: true), new) == "new",
      "a visible control has precedence"
    )
    #expect(replacement(out("own", byFormerView: false), out("1", byFormerView: true)) == "1")
    #expect(replacement(out("own", byFormerView: false)) == nil)
    let scrolled = Restoration(
      candidates: [out("1", byFormerView: true)],
      focused: "gone",
      formerOrder: ["gone"]
    )
    #expect(scrolled.choice == Choice(id: "1", isWanted: true, isReplacement: true))
  }

  // MARK: 5: reading order

  @Test("the next control in reading order gets the focus, otherwise the previous one")
  func nearest() {
    #expect(afterLoss.nearestInReadingOrder == "c")
    let atEnd = Restoration(
      candidates: [Candidate(id: "a"), Candidate(id: "b")],
      focused: "c",
      formerOrder: ["a", "b", "c"]
    )
    #expect(atEnd.nearestInReadingOrder == "b")
  }

  @Test("the nearer control gets the focus, before or after")
  func bothSides() {
    let restoration = Restoration(
      candidates: [Candidate(id: "before"), Candidate(id: "after")],
      focused: "b",
      formerOrder: ["before", "b", "gone", "after"]
    )
    #expect(restoration.nearestInReadingOrder == "before")
  }

  @Test("bars and clipped controls are skipped")
  func passedOver() {
    let restoration = Restoration(
      candidates: [
        Candidate(id: "a"), Candidate(id: "c", yieldsDefaultFocus: true),
        Candidate(id: "d", visibility: .cutOff),
      ],
      focused: "b",
      formerOrder: ["a", "b", "c", "d"]
    )
    #expect(restoration.nearestInReadingOrder == "a")
  }

  @Test("without a former focus no control is nearest")
  func noFormerFocus() {
    var restoration = afterLoss
    restoration.focused = nil
    #expect(restoration.nearestInReadingOrder == nil)
  }

  // MARK: 7: the first visible control

  @Test("the first visible control gets the focus, and a bar's control only if there is no other")
  func firstVisible() {
    let bar = Candidate(id: "bar", yieldsDefaultFocus: true)
    let below = Candidate(id: "below", visibility: .scrolledOut)
    #expect(Restoration(candidates: [below, bar, Candidate(id: "seen")]).firstVisible == "seen")
    #expect(Restoration(candidates: [below, bar]).firstVisible == "bar")
    #expect(Restoration(candidates: [below]).firstVisible == nil)
  }
}
