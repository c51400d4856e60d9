/// Stores the focus at the time each presentation opened, to return to it.
///
/// Presentations are indexed from the bottom.
struct PresentationFocus<ID> {
  private var below: [ID?] = []

  /// Records the focus when a presentation opens. A presentation inserted below others inherits the
  /// entry of the presentation above it, which received the focus first.
  mutating func presentationOpened(at index: Int, focused: ID?) {
    below.insert(below.indices.contains(index) ? below[index] : focused, at: index)
  }

  /// Records that a presentation closed.
  ///
  /// - Parameters:
  ///   - index: The index of the presentation.
  ///   - isGone: Returns whether a control was removed with the presentation.
  /// - Returns: The control to focus if no presentation is above, otherwise `none`. The
  ///   presentation above inherits the entry if its own control was removed.
  mutating func presentationClosed(at index: Int, isGone: (ID) -> Bool) -> FocusReturn<ID> {
    let control = below.remove(at: index)
    guard below.indices.contains(index) else { return .to(control) }
    if below[index].map(isGone) ?? true { below[index] = control }
    return .none
  }
}

/// The focus change after a presentation closed.
enum FocusReturn<ID> {
  /// No change: the focus stays in a presentation above.
  case none
  /// The focus returns to a control, or to none if nothing had the focus.
  case to(ID?)
}

extension FocusReturn: Equatable where ID: Equatable {}
