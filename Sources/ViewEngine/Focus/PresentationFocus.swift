/// Remembers what had the focus when each presentation came, so that it returns there.
///
/// Presentations are counted from the bottom.
struct PresentationFocus<ID> {
  private var below: [ID?] = []

  /// Notes that a presentation came, by what has the focus. One that is laid below others takes
  /// what the one above it remembers: that one got the focus first.
  mutating func presentationCame(at index: Int, focused: ID?) {
    below.insert(below.indices.contains(index) ? below[index] : focused, at: index)
  }

  /// Notes that a presentation has gone.
  ///
  /// - Parameters:
  ///   - index: Which one.
  ///   - isGone: Whether a control has gone with it.
  /// - Returns: What had the focus before, where nothing lies above; the presentation above
  ///   remembers that otherwise, if what it remembered has gone.
  mutating func presentationWent(at index: Int, isGone: (ID) -> Bool) -> FocusReturn<ID> {
    let control = below.remove(at: index)
    guard below.indices.contains(index) else { return .to(control) }
    if below[index].map(isGone) ?? true { below[index] = control }
    return .none
  }
}

/// Where the focus returns when a presentation has gone.
enum FocusReturn<ID> {
  /// Nowhere: it stays in a presentation above.
  case none
  /// To what had it before, if something had.
  case to(ID?)
}

extension FocusReturn: Equatable where ID: Equatable {}
