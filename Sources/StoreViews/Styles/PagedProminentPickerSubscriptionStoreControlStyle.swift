import StoreModel
import TerminalUI

/// One plan a page, the chosen one larger and in a heavy border: StoreKit's
/// `PagedProminentPickerSubscriptionStoreControlStyle`.
@MainActor @preconcurrency
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The placements of ``PagedPickerSubscriptionStoreControlStyle``.
  public typealias Placement = PagedPickerSubscriptionStoreControlStyle.Placement

  /// Creates the style.
  nonisolated public init() {}

  /// Makes the controls.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(
      pickerContent: {
        PlanPages(configuration: configuration, isProminent: true)
      },
      confirmation: { SubscribeButton($0) }
    )
  }
}

extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// A paged picker whose chosen plan is larger and has a heavy border.
  nonisolated public static var pagedProminentPicker: Self { Self() }
}
