/// The kinds of fields that can be submitted: SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set: 1 is ``text``, 2 is ``search``.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Enter in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions for Enter in a field. The innermost action is the last in the list and runs first.
struct SubmitAction {
  fileprivate var actions: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []

  /// Runs the actions for a trigger, and returns whether there are any.
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
  /// The actions for Enter in a text field or search field.
  var submit: SubmitAction {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when Enter is pressed in a field inside: SwiftUI's `onSubmit`.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submit) { $0.actions.append((triggers, action)) }
  }

  /// Prevents submissions inside from running the actions of outer views: SwiftUI's `submitScope`.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { if isBlocking { $0 = SubmitAction() } }
  }
}
