import Foundation
import StoreViews
import SwiftUI

/// An overlay that recommends another app: StoreKit's `SKOverlay`.
///
/// - In a terminal: There is no App Store to open, so nothing is shown.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct OtherApp: View {
///   @State private var isShown = false
///
///   var body: some View {
///     Button("Our Other App") { isShown = true }
///       .appStoreOverlay(isPresented: $isShown) {
///         SKOverlay.AppConfiguration(appIdentifier: "1234567890", position: .bottom)
///       }
///   }
/// }
/// ```
public class SKOverlay: NSObject {
  /// The place of an overlay on the screen: StoreKit's `SKOverlay.Position`.
  public enum Position: Int, Sendable {
    /// At the bottom of the screen.
    case bottom
    /// At the bottom, above a tab bar.
    case bottomRaised
  }

  /// The app that an overlay recommends: StoreKit's `SKOverlay.Configuration`.
  public class Configuration: NSObject {
    private var additionalValues: [String: Any]

    // Without a public initializer, apps can create only the subclasses.
    fileprivate init(additionalValues: [String: Any]) { self.additionalValues = additionalValues }

    /// Stores a value under a key.
    public func setAdditionalValue(_ value: Any?, forKey key: String) {
      additionalValues[key] = value
    }

    /// Returns the value of a key, or `nil` if there is none.
    public func additionalValue(forKey key: String) -> Any? { additionalValues[key] }
  }

  /// The attributes of an overlay with any app: StoreKit's `SKOverlay.AppConfiguration`.
  public class AppConfiguration: Configuration {
    /// The identifier of the app in the App Store.
    public var appIdentifier: String
    /// The place of the overlay.
    public var position: Position
    /// Whether the customer can close the overlay.
    public var userDismissible = true
    /// The token of a campaign; `nil` for none.
    public var campaignToken: String?
    /// The token of a provider; `nil` for none.
    public var providerToken: String?
    /// The identifier of a product page; `nil` for the app's standard page.
    public var customProductPageIdentifier: String?
    /// The identifier of the latest release; `nil` for none.
    public var latestReleaseID: String?

    /// Creates the attributes.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
      super.init(additionalValues: [:])
    }
  }

  /// The attributes of an overlay in an app clip, which recommends the full app: StoreKit's
  /// `SKOverlay.AppClipConfiguration`.
  public class AppClipConfiguration: Configuration {
    /// The place of the overlay.
    public var position: Position
    /// The token of a campaign; `nil` for none.
    public var campaignToken: String?
    /// The token of a provider; `nil` for none.
    public var providerToken: String?
    /// The identifier of a product page; `nil` for the app's standard page.
    public var customProductPageIdentifier: String?
    /// The identifier of the latest release; `nil` for none.
    public var latestReleaseID: String?

    /// Creates the attributes.
    public init(position: Position) {
      self.position = position
      super.init(additionalValues: [:])
    }
  }

  /// The frames of an overlay that appears or disappears: StoreKit's `SKOverlay.TransitionContext`.
  public class TransitionContext: NSObject {
    /// The frame before the transition, in points.
    public let startFrame: CGRect
    /// The frame after the transition, in points.
    public let endFrame: CGRect

    fileprivate init(startFrame: CGRect, endFrame: CGRect) {
      self.startFrame = startFrame
      self.endFrame = endFrame
    }

    /// Adds changes that are animated with the overlay. The block is not called, because no overlay
    /// appears.
    public func addAnimation(_ block: @escaping () -> Void) {}
  }

  /// The attributes of the overlay.
  public let configuration: Configuration
  /// The object that is notified that the overlay cannot be shown.
  public weak var delegate: (any SKOverlayDelegate)?

  /// Creates an overlay.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Presents the overlay.
  ///
  /// - In a terminal: Nothing is shown, and the delegate receives `StoreKitError.unsupported`.
  @MainActor
  public func present(in scene: UIWindowScene) {
    delegate?.storeOverlayDidFailToLoad(self, error: StoreKitError.unsupported)
  }

  /// Dismisses the overlay.
  ///
  /// - In a terminal: There is no overlay to dismiss.
  @MainActor
  public class func dismiss(in scene: UIWindowScene) {}
}
