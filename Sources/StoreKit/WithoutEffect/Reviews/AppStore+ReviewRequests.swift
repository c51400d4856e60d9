extension AppStore {
  /// Leaves it to the system whether the customer is asked for a review: StoreKit's
  /// `requestReview(in:)`.
  ///
  /// - In a terminal: The customer is not asked for a review.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
}

/// Asks for a review: StoreKit's older `SKStoreReviewController`.
///
/// - In a terminal: The customer is not asked for a review.
public enum SKStoreReviewController {
  /// Leaves it to the system whether the customer is asked for a review.
  ///
  /// - In a terminal: The customer is not asked for a review.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}

  /// Leaves it to the system whether the customer is asked for a review.
  ///
  /// - In a terminal: The customer is not asked for a review.
  @MainActor
  public static func requestReview() {}
}
