/// Where a program asks the focus to go by a state: SwiftUI's `focused`.
enum FocusRequest {
  /// To something inside a view.
  case into
  /// Away from what is inside a view.
  case outOf

  /// Returns the control that the focus goes to; `nil` where there is none.
  ///
  /// Into a view it goes to the first control. Out of a view it goes to the next control in reading
  /// order that is not in it, and after the last one on from the first: as with Tab.
  ///
  /// - Parameters:
  ///   - focused: The focused control.
  ///   - candidates: The controls that can have the focus, in reading order, and of each whether
  ///     it is in the view.
  func destination<ID: Equatable>(
    from focused: ID?,
    among candidates: [(id: ID, isInside: Bool)]
  ) -> ID? {
    switch self {
    case .into: return candidates.first(where: \.isInside)?.id
    case .outOf:
      let index = candidates.firstIndex { $0.id == focused } ?? 0
      return (candidates[index...] + candidates[..<index]).first { !$0.isInside }?.id
    }
  }
}
