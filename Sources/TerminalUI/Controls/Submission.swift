/// What happens when Enter is pressed in a text field.
struct Submission {
  /// Does it; false when there is nothing to do.
  let submit: @MainActor () -> Bool
}

private enum SubmissionKey: EnvironmentKey {
  static var defaultValue: Submission? { nil }
}

extension EnvironmentValues {
  /// What happens when Enter is pressed in a text field.
  var submission: Submission? {
    get { self[SubmissionKey.self] }
    set { self[SubmissionKey.self] = newValue }
  }
}

/// What is submitted: SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Enter in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Acts when Enter is pressed in a text field in this view: SwiftUI's `onSubmit`. Actions
  /// set further out follow.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submission) { submission in
      let outer = submission
      submission = Submission {
        action()
        _ = outer?.submit()
        return true
      }
    }
  }

  /// Keeps what is submitted in this view from actions further out: SwiftUI's
  /// `submitScope`.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submission) { if isBlocking { $0 = nil } }
  }
}
