import TerminalUI

/// A kind of button that a store displays in addition to the subscribe buttons: StoreKit's
/// `StoreButtonKind`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .storeButton(.visible, for: .restorePurchases, .redeemCode)
///   }
/// }
/// ```
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// The button that closes the store. By default it is visible if the store is presented.
  public static let cancellation = Self(name: "cancellation")
  /// The button that restores earlier purchases. By default it is hidden.
  public static let restorePurchases = Self(name: "restorePurchases")
  /// The button that opens the sheet for offer codes. By default it is hidden.
  public static let redeemCode = Self(name: "redeemCode")
  /// The button for signing in. By default it is visible if a sign-in action is set.
  public static let signIn = Self(name: "signIn")
  /// The buttons for the terms of service and the privacy policy. By default each is visible if it
  /// has a destination.
  public static let policies = Self(name: "policies")
}

/// The visibility that modifiers set for each kind of store button.
struct StoreButtons {
  private var visibility: [StoreButtonKind: Visibility] = [:]

  subscript(kind: StoreButtonKind) -> Visibility {
    get { visibility[kind] ?? .automatic }
    set { visibility[kind] = newValue }
  }

  /// Returns whether a button is visible.
  ///
  /// - Parameter automatically: The result if no visibility is set, or if the visibility is set to
  ///   `automatic`.
  func shows(_ kind: StoreButtonKind, automatically: Bool = false) -> Bool {
    switch self[kind] {
    case .automatic: automatically
    case .visible: true
    case .hidden: false
    }
  }
}

private enum StoreButtonsKey: EnvironmentKey {
  static var defaultValue: StoreButtons { StoreButtons() }
}

extension EnvironmentValues {
  var storeButtons: StoreButtons {
    get { self[StoreButtonsKey.self] }
    set { self[StoreButtonsKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of buttons of the stores inside this view: StoreKit's
  /// `storeButton(_:for:)`.
  public func storeButton(
    _ visibility: Visibility,
    for kinds: StoreButtonKind...
  ) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      for kind in kinds { buttons[kind] = visibility }
    }
  }
}
