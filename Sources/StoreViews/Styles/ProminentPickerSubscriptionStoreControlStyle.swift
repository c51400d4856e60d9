import StoreModel
import TerminalUI

/// Plans below one another, the chosen one in a heavy border: StoreKit's
/// `ProminentPickerSubscriptionStoreControlStyle`.
@MainActor @preconcurrency
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The placements of ``PickerSubscriptionStoreControlStyle``.
  public typealias Placement = PickerSubscriptionStoreControlStyle.Placement

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the controls.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(
      pickerContent: {
        PlanColumn(configuration: configuration, isProminent: true)
      },
      confirmation: { SubscribeButton($0) }
    )
  }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A picker whose chosen plan has a heavy border.
  nonisolated public static var prominentPicker: Self { Self() }
}
