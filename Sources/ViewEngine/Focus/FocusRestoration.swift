/// Chooses the focused control when the previously focused control is gone or not focusable, or
/// when no control had the focus.
///
/// The rules apply in the order of the numbers below, from `returning` to `firstVisible`.
@MainActor
struct FocusRestoration<ID: Hashable> {
  /// The visibility of a control.
  enum Visibility {
    /// At least one cell is visible.
    case seen
    /// The control is visible after scrolling.
    case scrolledOut
    /// Scrolling cannot show the control.
    case cutOff
  }

  /// A focusable control.
  ///
  /// A long list has hundreds of controls, and most rules need the visibility of a few of them. It
  /// is therefore computed when a rule asks for it.
  @MainActor
  struct Candidate {
    /// The identity of the control.
    let id: ID
    /// Whether the initial focus should be on this control.
    let prefersDefaultFocus: Bool
    /// Whether the control gets the initial focus only if no other does, as in a bar.
    let yieldsDefaultFocus: Bool
    /// Whether focusing the control has an effect, such as selecting it.
    let actsOnFocus: Bool
    /// Whether the control is in the innermost remaining view around the former focus.
    let isInFormerContainer: Bool
    private let computeVisibility: @MainActor () -> Visibility
    private let computeIsScrolledByFormerView: @MainActor () -> Bool

    init(
      id: ID,
      visibility: @autoclosure @escaping @MainActor () -> Visibility = .seen,
      prefersDefaultFocus: Bool = false,
      yieldsDefaultFocus: Bool = false,
      actsOnFocus: Bool = false,
      isInFormerContainer: Bool = false,
      isScrolledByFormerView: @autoclosure @escaping @MainActor () -> Bool = false
    ) {
      self.id = id
      self.prefersDefaultFocus = prefersDefaultFocus
      self.yieldsDefaultFocus = yieldsDefaultFocus
      self.actsOnFocus = actsOnFocus
      self.isInFormerContainer = isInFormerContainer
      computeVisibility = visibility
      computeIsScrolledByFormerView = isScrolledByFormerView
    }

    /// The visibility of the control.
    var visibility: Visibility { computeVisibility() }

    /// Whether the scroll view that reveals the control also contains the innermost remaining view.
    /// Such a scroll view is not new.
    var isScrolledByFormerView: Bool { computeIsScrolledByFormerView() }

    /// Whether the control is visible, or is after scrolling.
    var canBecomeVisible: Bool { visibility != .cutOff }
  }

  /// A control that had the focus when its content was hidden. The content is shown again.
  struct Suspended {
    /// The identity of the control.
    let id: ID
    /// All controls of that content.
    var content: Set<ID>
  }

  /// The result of the rules.
  struct Choice: Equatable {
    /// The control to focus, or `nil` if nothing is focusable.
    let id: ID?
    /// Whether scroll views should reveal the control.
    let isWanted: Bool
    /// Whether the control replaces the former control at its position.
    var isReplacement = false
    /// Whether the control was chosen because new content prefers the focus on it.
    var isDefault = false
    /// Whether only the last rule applied, which chooses the first visible control.
    var isInitial = false
  }

  /// The focusable controls, in reading order.
  let candidates: [Candidate]
  /// The control to return to after a presentation or screen closed.
  var returnTarget: ID?
  /// The controls that had the focus in content that is shown again.
  var suspended: [Suspended] = []
  /// The control that had the focus.
  var focused: ID?
  /// The controls that were focusable before, in reading order.
  var formerOrder: [ID] = []
  /// Whether rule 4 may still apply: once per update.
  var canReplace = true

  /// The control to focus, by the first rule with a result.
  var choice: Choice {
    if let id = returning { return Choice(id: id, isWanted: true) }
    if let id = resuming { return Choice(id: id, isWanted: true) }
    if let id = newDefault { return Choice(id: id, isWanted: true, isDefault: true) }
    if let candidate = replacement {
      let isWanted = candidate.visibility != .seen
      return Choice(id: candidate.id, isWanted: isWanted, isReplacement: true)
    }
    if let id = nearestInReadingOrder { return Choice(id: id, isWanted: true) }
    if let id = firstDefault { return Choice(id: id, isWanted: true, isDefault: true) }
    return Choice(id: firstVisible, isWanted: false, isInitial: true)
  }

  /// 1. A presentation or screen has closed: the control that had the focus before it opened.
  var returning: ID? { candidates.first { $0.id == returnTarget }?.id }

  /// 2. The control that had the focus when its content was hidden, such as a tab that is shown
  ///    again.
  ///
  /// The rule does not apply if only another control of the content prefers the focus. The
  /// selection has then changed while the content was hidden.
  var resuming: ID? {
    suspended.first { suspended in
      guard let candidate = candidates.first(where: { $0.id == suspended.id }) else { return false }
      return candidate.prefersDefaultFocus
        || !defaults.contains { suspended.content.contains($0.id) }
    }?.id
  }

  /// 3. The first new control that prefers the default focus: new content decides where its focus
  ///    starts.
  var newDefault: ID? {
    let known = Set(formerOrder)
    return defaults.first { !known.contains($0.id) }?.id
  }

  /// 4. The first control at the position of the former control, if all focusable controls there
  ///    are new. The focus therefore stays in its place when a person switches between control
  ///    styles, and the content does not scroll.
  ///
  /// Excluded are controls that act when focused, and controls in a new scroll view, which would
  /// scroll at once. Content can depend on the focus, so this rule applies once per update.
  /// Otherwise two contents could replace each other without limit.
  var replacement: Candidate? {
    guard canReplace else { return nil }
    let known = Set(formerOrder)
    let inside = candidates.filter(\.isInFormerContainer)
    if inside.contains(where: { known.contains($0.id) }) { return nil }
    let possible = inside.filter { !$0.yieldsDefaultFocus && !$0.actsOnFocus }
    return possible.first { $0.visibility == .seen }
      ?? possible.first { $0.canBecomeVisible && $0.isScrolledByFormerView }
  }

  /// 5. The nearest control in reading order that existed before. Controls after the former control
  ///    come first: when a row is deleted, the next row gets the focus.
  ///
  /// Excluded are clipped controls, and controls that yield the default focus, such as controls in
  /// bars.
  var nearestInReadingOrder: ID? {
    guard let place = formerOrder.firstIndex(where: { $0 == focused }) else { return nil }
    let left = Dictionary(
      candidates.filter { !$0.yieldsDefaultFocus }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for distance in 1..<max(2, formerOrder.count) {
      for index in [place + distance, place - distance] where formerOrder.indices.contains(index) {
        if left[formerOrder[index]]?.canBecomeVisible == true { return formerOrder[index] }
      }
    }
    return nil
  }

  /// 6. The first control that prefers the default focus, if no control existed before.
  var firstDefault: ID? { defaults.first?.id }

  /// 7. The first visible control; a control in a bar only if there is no other. Nothing scrolls to
  ///    it, so that screens open at their top.
  var firstVisible: ID? {
    let first =
      candidates.first { !$0.yieldsDefaultFocus && $0.visibility == .seen }
      ?? candidates.first { $0.visibility == .seen }
    return first?.id
  }

  /// The controls that prefer the default focus and are not clipped.
  private var defaults: LazyFilterSequence<[Candidate]> {
    candidates.lazy.filter { $0.prefersDefaultFocus && $0.canBecomeVisible }
  }
}
