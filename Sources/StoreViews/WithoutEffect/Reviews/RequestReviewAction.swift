/// Asks for a review: StoreKit's `RequestReviewAction`, from `@Environment(\.requestReview)`.
///
/// - In a terminal: The customer is not asked for a review.
@MainActor @preconcurrency
public struct RequestReviewAction {
  /// Leaves it to the system whether the customer is asked for a review.
  ///
  /// - In a terminal: The customer is not asked for a review.
  public func callAsFunction() {}
}
