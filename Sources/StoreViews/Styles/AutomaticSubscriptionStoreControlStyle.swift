import StoreModel
import TerminalUI

/// The style that suits the plans: StoreKit's `AutomaticSubscriptionStoreControlStyle`. A
/// picker; for a single plan a subscribe button alone (ours: Apple names only the context).
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls can stand.
  public struct Placement: SubscriptionStoreControlPlacement, Hashable, Sendable {
    /// The placement's name.
    public let rawValue: SubscriptionStoreControlPlacementKey

    /// The placement of a name; `nil` for one that the style does not have.
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {
      guard Self.keys.contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    private static let keys: Set<SubscriptionStoreControlPlacementKey> = [.automatic]

    /// As the style likes best.
    public static let automatic = Self(.automatic)
  }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the controls.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.options.count == 1 {
      ButtonsSubscriptionStoreControlStyle().makeBody(configuration: configuration)
    } else {
      PickerSubscriptionStoreControlStyle().makeBody(configuration: configuration)
    }
  }
}

extension AutomaticSubscriptionStoreControlStyle: StandardControlStyle {}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The style that suits the plans: a picker, or a button where there is one plan.
  nonisolated public static var automatic: Self { Self() }
}
