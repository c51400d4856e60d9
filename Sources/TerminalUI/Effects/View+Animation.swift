/// When an animation counts as complete: SwiftUI's `AnimationCompletionCriteria`.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When what can be seen has come to rest.
  case logicallyComplete
  /// When nothing of it is left.
  case removed
}

private enum AnimationKey: TransactionKey {
  static let defaultValue: Animation? = nil
}

extension Transaction {
  /// The animation of the changes.
  ///
  /// - In a terminal: The animation is kept and not shown.
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

/// Makes changes that SwiftUI would show over time: `withAnimation`.
///
/// - In a terminal: The changes are shown at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that SwiftUI would show over time, and does something afterwards.
///
/// - In a terminal: The changes are shown at once, and `completion` is called.
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
  /// Animates what a closure does to the view: SwiftUI's `animation(_:body:)`.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (AnimatedContent<Self>) -> V
  ) -> some View {
    body(AnimatedContent(content: self))
  }
}

/// The view that `animation(_:body:)` hands to its closure.
public struct AnimatedContent<Content: View>: View {
  let content: Content

  /// The view itself.
  public var body: some View { content }
}

extension Binding {
  /// The binding; in SwiftUI, changes through it are animated.
  ///
  /// - In a terminal: The change is shown at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
