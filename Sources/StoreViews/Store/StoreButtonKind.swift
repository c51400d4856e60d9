import TerminalUI

/// The buttons that a store can have beside those that buy: StoreKit's `StoreButtonKind`.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// Closes the store; seen where the store is presented.
  public static let cancellation = Self(name: "cancellation")
  /// Looks for purchases made before; hidden unless asked for.
  public static let restorePurchases = Self(name: "restorePurchases")
  /// Opens the sheet for an offer code; hidden unless asked for.
  public static let redeemCode = Self(name: "redeemCode")
  /// Signs in; seen where there is an action for it.
  public static let signIn = Self(name: "signIn")
  /// Opens terms of service and privacy policy; seen where there is a destination for one.
  public static let policies = Self(name: "policies")
}

/// Which of a store's buttons are to be seen.
struct StoreButtons {
  private var visibility: [StoreButtonKind: Visibility] = [:]

  subscript(kind: StoreButtonKind) -> Visibility {
    get { visibility[kind] ?? .automatic }
    set { visibility[kind] = newValue }
  }

  /// Whether a button is to be seen.
  ///
  /// - Parameter automatically: Whether it is where nothing was said.
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
  /// Shows or hides buttons of a store: StoreKit's `storeButton(_:for:)`.
  public func storeButton(
    _ visibility: Visibility,
    for kinds: StoreButtonKind...
  ) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      for kind in kinds { buttons[kind] = visibility }
    }
  }
}
