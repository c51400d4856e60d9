import StoreKit
import SwiftUI

/// A control style with one subscribe button for each plan. Its body is one line of code.
///
/// The technique: `SubscribeButton` provides the label, the terms of the offer and the status of
/// the plan. The store stacks the buttons.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.oneLine)
///   }
/// }
/// ```
public struct OneLineStyle: SubscriptionStoreControlStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the subscribe buttons of all options.
  public func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.options) { SubscribeButton($0) }
  }
}

extension SubscriptionStoreControlStyle where Self == OneLineStyle {
  /// A control style with one subscribe button for each plan.
  public nonisolated static var oneLine: OneLineStyle { OneLineStyle() }
}
