/// The time at which an animation counts as complete: SwiftUI's `AnimationCompletionCriteria`.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// The animation is complete when its visible changes have ended.
  case logicallyComplete
  /// The animation is complete when it is removed from the view.
  case removed
}

private enum AnimationKey: TransactionKey {
  static let defaultValue: Animation? = nil
}

extension Transaction {
  /// The animation of the changes in the transaction.
  ///
  /// - In a terminal: The animation is stored and not shown.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }
}

/// Runs a closure whose changes SwiftUI would animate: SwiftUI's `withAnimation`.
///
/// - In a terminal: The changes are shown at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure whose changes SwiftUI would animate, and then calls `completion`.
///
/// - In a terminal: The changes are shown at once.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  completion()
  return result
}

extension View {
  /// Animates the changes that a closure makes to the view: SwiftUI's `animation(_:body:)`.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (AnimatedContent<Self>) -> V
  ) -> some View {
    body(AnimatedContent(content: self))
  }
}

/// The view that `animation(_:body:)` passes to its closure.
public struct AnimatedContent<Content: View>: View {
  let content: Content

  /// The view to animate.
  public var body: some View { content }
}

extension Binding {
  /// Returns a binding whose changes SwiftUI would animate.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
