extension AppStore {
  /// Requests a review; Apple's system decides whether the customer sees the request: StoreKit's
  /// `requestReview(in:)`.
  ///
  /// - In a terminal: The customer sees no request for a review.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
}

/// Requests a review: StoreKit's older `SKStoreReviewController`.
///
/// - In a terminal: The customer sees no request for a review.
///
/// ```swift
/// import StoreKit
///
/// @MainActor
/// func requestReview() { SKStoreReviewController.requestReview() }
/// ```
public enum SKStoreReviewController {
  /// Requests a review; Apple's system decides whether the customer sees the request.
  ///
  /// - In a terminal: The customer sees no request for a review.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}

  /// Requests a review; Apple's system decides whether the customer sees the request.
  ///
  /// - In a terminal: The customer sees no request for a review.
  @MainActor
  public static func requestReview() {}
}
