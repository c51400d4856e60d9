import StoreModel
import TerminalUI

/// The style that suits the place: StoreKit's `AutomaticSubscriptionStoreControlStyle`. A
/// picker, as Apple has it where there is room; for a single plan too, whose name and price
/// would not be seen otherwise.
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
    PickerSubscriptionStoreControlStyle().makeBody(configuration: configuration)
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The style that suits the place: a picker.
  nonisolated public static var automatic: Self { Self() }
}
