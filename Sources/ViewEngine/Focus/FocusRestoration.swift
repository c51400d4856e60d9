/// Chooses what gets the focus when the control that had it is gone, cannot be used any more, or
/// none had it yet.
///
/// The rules are tried in the order in which `choice` lists them.
struct FocusRestoration<ID: Hashable> {
  /// Whether a control is on the screen, or can be.
  enum Visibility {
    /// At least one of its cells is seen.
    case seen
    /// Scrolling brings it into sight.
    case scrolledOut
    /// Nothing brings it into sight.
    case cutOff
  }

  /// A control that can have the focus.
  struct Candidate {
    /// Tells it from the others.
    let id: ID
    /// Whether it is on the screen.
    var visibility = Visibility.seen
    /// Whether the focus should start here.
    var prefersDefaultFocus = false
    /// Whether the focus starts elsewhere if it can, as in a bar.
    var yieldsDefaultFocus = false
    /// Whether it does something by getting the focus, such as being chosen.
    var actsOnFocus = false
    /// Whether it is in the innermost view around the former focus that is still there.
    var isInFormerContainer = false
    /// Whether what scrolls it into sight is around that view too, and so was there before.
    var isScrolledByFormerView = false

    /// Whether it is seen, or would be if one scrolled.
    var canComeIntoSight: Bool { visibility != .cutOff }
  }

  /// A control that had the focus when the content around it was put aside, and that is shown
  /// again.
  struct Suspended {
    /// The control.
    let id: ID
    /// All controls of that content.
    var content: Set<ID>
  }

  /// What gets the focus.
  struct Choice: Equatable {
    /// The control; `nil` where none can have the focus.
    let id: ID?
    /// Whether the focus is wanted there, so that scroll views bring it into sight.
    let isWanted: Bool
    /// Whether the control came in the place of the former one.
    var isReplacement = false
  }

  /// The controls that can have the focus now, in reading order.
  let candidates: [Candidate]
  /// The control to return to, where a presentation or a screen has gone.
  var returnTarget: ID?
  /// The controls that had the focus in content that is shown again.
  var suspended: [Suspended] = []
  /// The control that had the focus.
  var focused: ID?
  /// The controls that could have the focus before, in reading order.
  var formerOrder: [ID] = []
  /// Whether a control may still take over by its place: once an update.
  var canReplace = true

  /// What gets the focus, by the first rule that has an answer.
  var choice: Choice {
    if let id = returning { return Choice(id: id, isWanted: true) }
    if let id = resuming { return Choice(id: id, isWanted: true) }
    if let id = newDefault { return Choice(id: id, isWanted: true) }
    if let candidate = replacement {
      let isWanted = candidate.visibility != .seen
      return Choice(id: candidate.id, isWanted: isWanted, isReplacement: true)
    }
    if let id = nearestInReadingOrder ?? firstDefault { return Choice(id: id, isWanted: true) }
    return Choice(id: firstSeen, isWanted: false)
  }

  /// 1. The control that had the focus before a presentation or a screen came that has gone now: a
  /// person goes on where they left.
  var returning: ID? { candidates.first { $0.id == returnTarget }?.id }

  /// 2. The control that had the focus when the content around it was put aside, such as a tab that
  /// is shown again.
  ///
  /// Not where another control of the content prefers the focus now and this one does not: another
  /// choice was made meanwhile.
  var resuming: ID? {
    suspended.first { suspended in
      guard let candidate = candidates.first(where: { $0.id == suspended.id }) else { return false }
      return candidate.prefersDefaultFocus
        || !defaults.contains { suspended.content.contains($0.id) }
    }?.id
  }

  /// 3. The first control that prefers the default focus and was not there before: content that
  /// comes says where the focus starts in it.
  var newDefault: ID? {
    let known = Set(formerOrder)
    return defaults.first { !known.contains($0.id) }?.id
  }

  /// 4. The first control where the former one was, if all that can have the focus there is new:
  /// other controls came in its place. A person who goes through control styles stays in the
  /// controls, and the store stays where it was.
  ///
  /// Left out are controls that do something by getting the focus, which nobody asked for, and
  /// controls in a scroll view that is new itself, which would scroll at once. Content may come
  /// and go by who has the focus, so this rule holds once an update; otherwise two contents
  /// could replace each other for ever.
  var replacement: Candidate? {
    guard canReplace else { return nil }
    let known = Set(formerOrder)
    let inside = candidates.filter(\.isInFormerContainer)
    if inside.contains(where: { known.contains($0.id) }) { return nil }
    let possible = inside.filter {
      !$0.yieldsDefaultFocus && $0.canComeIntoSight && !$0.actsOnFocus
    }
    return possible.first { $0.visibility == .seen }
      ?? possible.first(where: \.isScrolledByFormerView)
  }

  /// 5. The nearest in reading order of the controls that were there before, those after the former
  /// one first: where a row is deleted, the next one gets the focus.
  ///
  /// Left out is what yields the default focus, such as bars, and what cannot come into sight.
  var nearestInReadingOrder: ID? {
    guard let place = formerOrder.firstIndex(where: { $0 == focused }) else { return nil }
    let left = Set(
      candidates.filter { !$0.yieldsDefaultFocus && $0.canComeIntoSight }.map(\.id)
    )
    for distance in 1..<max(2, formerOrder.count) {
      for index in [place + distance, place - distance] where formerOrder.indices.contains(index) {
        if left.contains(formerOrder[index]) { return formerOrder[index] }
      }
    }
    return nil
  }

  /// 6. The first control that prefers the default focus, where nothing is left that was there
  /// before.
  var firstDefault: ID? { defaults.first?.id }

  /// 7. The first control that is seen, one in a bar only where there is no other. Nobody asked for
  /// it, so nothing scrolls: screens open at their top.
  var firstSeen: ID? {
    let seen = candidates.filter { $0.visibility == .seen }
    return (seen.first { !$0.yieldsDefaultFocus } ?? seen.first)?.id
  }

  /// The controls that prefer the default focus. One that cannot come into sight does not count.
  private var defaults: [Candidate] {
    candidates.filter { $0.prefersDefaultFocus && $0.canComeIntoSight }
  }
}
