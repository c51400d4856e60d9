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

/// The word on the key that submits: SwiftUI's `SubmitLabel`. A terminal's Enter key has
/// no label, so it changes nothing.
public struct SubmitLabel: Hashable, Sendable {
  private let word: String

  /// Done.
  public static let done = SubmitLabel(word: "done")
  /// Go.
  public static let go = SubmitLabel(word: "go")
  /// Send.
  public static let send = SubmitLabel(word: "send")
  /// Join.
  public static let join = SubmitLabel(word: "join")
  /// Route.
  public static let route = SubmitLabel(word: "route")
  /// Search.
  public static let search = SubmitLabel(word: "search")
  /// Return.
  public static let `return` = SubmitLabel(word: "return")
  /// Next.
  public static let next = SubmitLabel(word: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(word: "continue")
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

  /// Names the key that submits; a terminal's Enter key has no label to show it on.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
