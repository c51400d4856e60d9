import StoreKit
import SwiftUI

/// A subscribe button for each plan, and nothing else.
///
/// The idea: a style may be one line long. `SubscribeButton` knows the words, the terms of an
/// offer and what the customer already has, and the store puts the buttons below one another.
public struct OneLineStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the buttons.
  public func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.options) { SubscribeButton($0) }
  }
}

extension SubscriptionStoreControlStyle where Self == OneLineStyle {
  /// A subscribe button for each plan, and nothing else.
  public nonisolated static var oneLine: OneLineStyle { OneLineStyle() }
}
