/// A focus change requested by a program through a focus state: SwiftUI's `focused`.
enum FocusRequest {
  /// Move the focus into a view.
  case into
  /// Move the focus out of a view.
  case outOf

  /// Returns the control to focus, or `nil` if there is none.
  ///
  /// For `into`, this is the first control in the view. For `outOf`, it is the next control in
  /// reading order outside the view. After the last control the search starts again at the first,
  /// as with Tab.
  ///
  /// - Parameters:
  ///   - focused: The focused control.
  ///   - candidates: The focusable controls in reading order, each with whether it is in the view.
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
