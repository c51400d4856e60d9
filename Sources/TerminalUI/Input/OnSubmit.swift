/// What is submitted: SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The triggers, one bit each.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Enter in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Enter does in a field: the actions around it, the innermost first.
struct SubmitAction {
  fileprivate var actions: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []

  /// Submits; false when nobody wanted to hear of it.
  @MainActor
  func callAsFunction(_ trigger: SubmitTriggers = .text) -> Bool {
    let concerned = actions.filter { !$0.triggers.isDisjoint(with: trigger) }
    concerned.reversed().forEach { $0.action() }
    return !concerned.isEmpty
  }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitAction { SubmitAction() }
}

extension EnvironmentValues {
  /// What Enter does in a text field.
  var submit: SubmitAction {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Does something when Enter is pressed in a field inside: SwiftUI's `onSubmit`.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submit) { $0.actions.append((triggers, action)) }
  }

  /// Keeps what is submitted inside from the views around this one.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { if isBlocking { $0 = SubmitAction() } }
  }
}
