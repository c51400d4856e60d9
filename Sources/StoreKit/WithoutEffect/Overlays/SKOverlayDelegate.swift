import Foundation

/// An object that is notified when an overlay appears and disappears: StoreKit's
/// `SKOverlayDelegate`.
///
/// - In a terminal: Only `storeOverlayDidFailToLoad` is called.
///
/// ```swift
/// import Foundation
/// import StoreKit
///
/// final class OverlayLog: NSObject, SKOverlayDelegate {
///   func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { print(error) }
/// }
/// ```
public protocol SKOverlayDelegate: NSObjectProtocol {
  /// Called when the overlay cannot be shown.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// Called before the overlay appears.
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  )
  /// Called after the overlay has appeared.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  )
  /// Called before the overlay disappears.
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  )
  /// Called after the overlay has disappeared.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  )
}

// In Apple's protocol, all methods are optional.
extension SKOverlayDelegate {
  /// Does nothing.
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  /// Does nothing.
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay,
    transitionContext: SKOverlay.TransitionContext
  ) {}
}
